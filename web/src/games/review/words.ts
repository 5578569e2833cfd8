// What a review says of a whole game, in sentences: luck and skill apart, and where it turned.

import type { PlayerReview, TurningPoint } from "../../protocol/index.js";
import { list, percent, t } from "../../text/index.js";

/** How a player's game ended, what the cards had to do with it, and what would have been without. */
export function luckWords(player: PlayerReview, name: string, isYou: boolean): string[] {
  const margin = Math.round(player.margin);
  const without = Math.round(player.corrected_margin);
  // Only as much as can be told from skill, so that the three figures add up.
  const given = margin - without;
  return [result(margin, name, isYou), cards(given), ...(given === 0 ? [] : [rest(without)])];
}

function result(margin: number, name: string, isYou: boolean): string {
  const count = Math.abs(margin);
  if (margin === 0) return isYou ? t("review-you-tied") : t("review-tied", { name });
  if (isYou) return margin > 0 ? t("review-you-won", { count }) : t("review-you-lost", { count });
  return margin > 0 ? t("review-won", { name, count }) : t("review-lost", { name, count });
}

function cards(given: number): string {
  if (given === 0) return t("review-cards-even");
  return given > 0 ? t("review-cards-gave", { count: given }) : t("review-cards-cost", { count: -given });
}

function rest(without: number): string {
  if (without === 0) return t("review-without-level");
  return without > 0 ? t("review-without-ahead", { count: without }) : t("review-without-behind", { count: -without });
}

/** Why a turning point was one. */
export const causeWords = ({ cause }: TurningPoint): string => t(`review-cause-${cause}`);

/** Whose chances it changed, the most first; what hardly changed is left out. */
export function changeWords({ changes }: TurningPoint, name: (place: number) => string): string {
  const told = changes
    .map((change, place) => ({ change, place }))
    .filter(({ change }) => Math.abs(change) >= 0.01)
    .sort((p, q) => Math.abs(q.change) - Math.abs(p.change));
  return list(
    told.map(({ change, place }) => t("review-change", { name: name(place), percent: percent(change, "signed") })),
  );
}
