// The words the board itself says, in the caller's language.

export interface BoardTexts {
  /** What a screen reader says in place of the drawing. */
  label(cities: number, tracks: number): string;
  zoomIn: string;
  zoomOut: string;
  reset: string;
}
