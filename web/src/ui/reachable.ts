// Lets the keyboard scroll what does not fit: a region that scrolls can be focused, and only while it scrolls.

/** For a region that may scroll, whatever is in it. */
export function reachable(region: HTMLElement): { destroy(): void } {
  const look = (): void => {
    if (region.scrollHeight > region.clientHeight) region.tabIndex = 0;
    else region.removeAttribute("tabindex");
  };
  const sizes = new ResizeObserver(look);
  sizes.observe(region);
  for (const child of region.children) sizes.observe(child);
  return { destroy: () => sizes.disconnect() };
}
