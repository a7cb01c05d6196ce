import { tokens } from '#ui';

const { card, hairline } = tokens.colour;

/** First, or Chromium does not draw again what it has drawn before the font was there; it has no Latin letters. */
const fonts = `'Noto Sans Devanagari', system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', sans-serif`;

/** Pixels between the sides of a phone and the form on it: 390 less twice 16. */
const phone = 358;

/** Of the page around the drawn forms, whose own styles come before. */
export const pageStyles = `
.gallery { font-family: ${fonts}; display: block; min-height: 0; padding: 16px; font-size: 15px; }
.gallery-header { max-width: 760px; }
.gallery h1 { font-size: 1.5rem; margin: 0 0 4px; }
.gallery-group > h2 { margin: 24px 0 8px; padding-bottom: 4px; border-bottom: 2px solid currentColor; font-size: 1.25rem; }
.gallery-place > h3 { margin: 16px 0 8px; font-size: 1rem; }
.gallery-place small, .gallery-state code { font-weight: 400; opacity: 0.75; }
.gallery-note { margin: 0 0 8px; }
.gallery-state { margin: 0 0 16px; break-inside: avoid; }
.gallery-state > h4 { margin: 0 0 4px; font-size: 0.875rem; }
.gallery-row { display: flex; flex-wrap: wrap; gap: 16px; align-items: flex-start; }
.gallery-cell { flex: none; width: min(${phone}px, 100%); min-width: 0; }
.gallery-language { margin: 0 0 2px; font-size: 0.8125rem; opacity: 0.75; }
.gallery-form { padding: 16px 16px 24px; background: ${card}; border: 1px solid ${hairline}; border-radius: 8px; overflow-wrap: anywhere; }
.gallery-form dialog { position: static; display: block; width: auto; max-width: 100%; height: auto; max-height: none; margin: 16px 0 0; inset: auto; }
.gallery [hidden] { display: none; }
@media screen { .gallery-group { content-visibility: auto; contain-intrinsic-size: auto 800px; } }
@media print { .gallery { padding: 0; } .gallery-group > h2, .gallery-place > h3, .gallery-state > h4 { break-after: avoid; } }
`;
