import type { MessagePart } from '#authoring';
import { t } from '../../i18n';

const known = ['before', 'after'];

/** What a part of the gallery is called. */
export const partTitle = (title: string): string =>
  known.includes(title) ? t(`messages.parts.${title}`) : title;

const places = ['policy', 'submit', 'end'];

/** What a place in it is called. */
export const placeTitle = (title: string): string =>
  places.includes(title) ? t(`messages.places.${title}`) : title;

/** The messages as a page of its own, for people without the workbench. */
export function messagesPage(title: string, language: string, parts: MessagePart[]): string {
  const sections = parts.map(
    (part) =>
      `<section>\n<h2>${escaped(partTitle(part.title))}</h2>\n${part.places
        .map(
          (place) =>
            `<h3>${escaped(placeTitle(place.title))} <small>${escaped(place.id)}</small></h3>\n<ul>\n${place.messages
              .map(
                ({ rule, text }) =>
                  `<li><span>${escaped(text)}</span> <code>${escaped(rule)}</code></li>`,
              )
              .join('\n')}\n</ul>`,
        )
        .join('\n')}\n</section>`,
  );
  return `<!doctype html>
<html lang="${escaped(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title>
<style>
body { font: 15px/1.5 system-ui, sans-serif; max-width: 760px; margin: 2rem auto; padding: 0 1rem; color: #1f2933; }
h2 { border-bottom: 1px solid #dfe4e8; margin-top: 2rem; }
h3 { margin-bottom: 0; font-size: 1rem; }
small, code { color: #52606d; font-weight: 400; }
ul { margin: 0.25rem 0 1rem; padding-left: 1.25rem; }
li span { color: #a61b1b; }
</style>
</head>
<body>
<h1>${escaped(title)}</h1>
${sections.join('\n')}
</body>
</html>
`;
}

const escapes: { [character: string]: string } = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

const escaped = (text: string): string =>
  text.replaceAll(/[&<>"]/g, (character) => escapes[character]!);
