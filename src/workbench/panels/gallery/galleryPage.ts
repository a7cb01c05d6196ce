import type { DrawnGroup, DrawnState } from '../../gallery/messages';
import { t } from '../../i18n';
import { languageName } from '../../languageName';
import { pageStyles } from './pageStyles';

/** A section in each language; absent where it is not drawn yet. */
export interface GroupInLanguages {
  /** A tag; empty for the first language. */
  [language: string]: DrawnGroup;
}

export interface GalleryPage {
  title: string;
  groups: GroupInLanguages[];
  /** Of the drawn forms. */
  styles: string;
  /** What the fonts of a reader may not have. */
  fonts?: string;
}

/** The states of a form as a page of its own that loads nothing and runs nothing, for people without the workbench. */
export const galleryPage = ({
  title,
  groups,
  styles,
  fonts = '',
}: GalleryPage): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title>
<style id="gallery-forms">${inStyle(styles)}</style>
<style>${fonts}${pageStyles}</style>
</head>
<body class="gallery">
<header class="gallery-header">
<h1>${escaped(title)}</h1>
<p>${escaped(t('gallery.about'))}</p>
</header>
<main id="gallery-main">
${groups.map(groupMarkup).join('\n')}
</main>
</body>
</html>
`;

/** A section with its states: one row each, with the languages side by side. */
export function groupMarkup(group: GroupInLanguages): string {
  const [first] = Object.values(group);
  if (!first) return '';
  const languages = Object.entries(group);
  const rowOf = (place: string, { id, state, rule }: DrawnState) => `<article class="gallery-state">
<h4>${escaped(t(`gallery.states.${state}`))}${rule ? ` <code>${escaped(rule)}</code>` : ''}</h4>
<div class="gallery-row">
${languages.map(([language, drawn]) => cell(language, stateIn(drawn, place, id))).join('\n')}
</div>
</article>`;
  const places = first.places.map(
    (place) => `<section class="gallery-place">
<h3>${escaped(nameIn('places', place.title))}${place.id.startsWith('/') ? ` <small>${escaped(place.id)}</small>` : ''}</h3>
${place.shownWhen === undefined ? '' : `<p class="gallery-note">${escaped(t('gallery.shownWhen', { condition: place.shownWhen }))}</p>`}
${place.specimens.map((one) => rowOf(place.id, one)).join('\n')}
</section>`,
  );
  return `<section class="gallery-group" id="${escaped(idOf(first.id))}">
<h2>${escaped(nameIn('parts', first.title))}</h2>
${places.join('\n')}
</section>`;
}

/** The id of a section in the page. */
export const idOf = (group: string): string => `gallery-${group}`;

const stateIn = ({ places }: DrawnGroup, place: string, id: string): DrawnState | undefined =>
  places.find((one) => one.id === place)?.specimens.find((one) => one.id === id);

function cell(language: string, state: DrawnState | undefined): string {
  if (!state || (state.markup === '' && !state.isUnreached)) return '';
  const note = state.isUnreached
    ? `<p class="gallery-note">${escaped(t('gallery.unreached'))}</p>`
    : '';
  const drawn = `<div class="gallery-form" lang="${escaped(language || 'en')}">${state.markup}</div>`;
  const name = `<p class="gallery-language">${escaped(languageName(language || 'en'))}</p>`;
  return `<div class="gallery-cell">${name}${note}${state.markup === '' ? '' : drawn}</div>`;
}

const known = {
  parts: ['before', 'after'],
  places: ['policy', 'submit', 'end', 'section'],
};

const nameIn = (kind: keyof typeof known, title: string): string =>
  known[kind].includes(title) ? t(`gallery.${kind}.${title}`) : title;

const escapes: { [character: string]: string } = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

const escaped = (text: string): string =>
  text.replaceAll(/[&<>"]/g, (character) => escapes[character]!);

/** An element of styles ends with the first end tag in it, in quotation marks too. */
const inStyle = (styles: string): string => styles.replaceAll('</', '<\\/');
