/** Shows the states in whose place or texts all these words are; returns how many there are. */
export function filterStates(page: Document, asked: string): number {
  const words = asked.toLowerCase().split(/\s+/).filter(Boolean);
  let found = 0;
  for (const group of page.querySelectorAll<HTMLElement>('.gallery-group')) {
    let inGroup = 0;
    for (const place of group.querySelectorAll<HTMLElement>('.gallery-place')) {
      const title = place.querySelector('h3')!.textContent.toLowerCase();
      let inPlace = 0;
      for (const state of place.querySelectorAll<HTMLElement>('.gallery-state')) {
        const text = `${title} ${state.textContent.toLowerCase()}`;
        state.hidden = !words.every((word) => text.includes(word));
        if (!state.hidden) inPlace++;
      }
      place.hidden = inPlace === 0;
      inGroup += inPlace;
    }
    group.hidden = inGroup === 0;
    found += inGroup;
  }
  return found;
}
