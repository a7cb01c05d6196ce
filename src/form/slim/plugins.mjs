import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Visitor } from 'vite';

/** Leaves out of the portal what it does not use of its packages, and of its own files what only analysts read. */

/** Lets the bundler leave out the components of React Router that the portal does not use. */
const shakeReactRouter = {
  name: 'shake-react-router',
  apply: 'build',
  transform: {
    filter: { id: /\/react-router\/dist\// },
    handler: (code) =>
      code
        .replace(/^\w+\.displayName = ".*";$/gm, '')
        .replace(/= (React\d*\.(forwardRef|createContext|memo)\()/g, '= /* @__PURE__ */ $1'),
  },
};

/** Styles are written with the one prefix that a browser still asks for; to look for others takes half their time. */
const withoutPrefixes = {
  name: 'without-prefixes',
  apply: 'build',
  transform: {
    filter: { id: /\/@emotion\/cache\/dist\/emotion-cache\.browser/ },
    handler(code) {
      const found = 'defaultStylisPlugins = [prefixer]';
      if (!code.includes(found)) throw new Error(`@emotion/cache no longer has "${found}".`);
      return code.replace(found, 'defaultStylisPlugins = []');
    },
  },
};

const sources = join(import.meta.dirname, '../..');

/** The elements that the sources of this project style: `styled.div`. */
function styledTags() {
  const files = readdirSync(sources, { recursive: true }).filter((path) => /\.tsx?$/.test(path));
  const texts = files.map((path) => readFileSync(join(sources, path), 'utf8'));
  return new Set(texts.flatMap((text) => text.match(/(?<=\bstyled\.)\w+/g) ?? []));
}

/** Emotion makes a function for each element of HTML and SVG, before the page draws anything. */
const withoutUnusedTags = {
  name: 'without-unused-tags',
  apply: 'build',
  transform: {
    filter: { id: /\/@emotion\/styled\/dist\/emotion-styled\.browser/ },
    handler(code) {
      const found = /var tags = \[[^\]]*\];/;
      if (!found.test(code)) throw new Error('@emotion/styled no longer lists its tags.');
      return code.replace(found, `var tags = ${JSON.stringify([...styledTags()])};`);
    },
  },
};

/** The texts of @rjsf/core in English, of which the form shows none. */
const withoutTexts = {
  name: 'without-texts',
  apply: 'build',
  transform: {
    filter: { id: /\/@rjsf\/utils\/lib\/enums\.js$/ },
    handler: () => 'export const TranslatableString = {};',
  },
};

/** Leaves comments and indentation out of the styles, which are templates that no minifier reads. */
const shortenStyles = {
  name: 'shorten-styles',
  apply: 'build',
  transform: {
    order: 'pre',
    filter: { id: /\/src\/(ui|form|portal)\/.*\.tsx?$/ },
    handler: (code) => code.replace(/^\s*\/\* .* \*\/$/gm, '').replace(/^\s+/gm, ''),
  },
};

/** Leaves out of keywords, formats and computations what the checker and the documents say of them. */
const withoutDocuments = {
  name: 'without-documents',
  apply: 'build',
  transform: {
    filter: { id: /\/src\/engine\/(keywords|formats|computations)\/.*\.ts$/ },
    handler(code) {
      const found = [];
      new Visitor({
        Property({ key, start, end }) {
          if (['description', 'metaSchema'].includes(key.name)) found.push([start, end]);
        },
      }).visit(this.parse(code));
      // From the end, so that the places before stay where they are; a property within another went with it.
      return found
        .filter(([start]) => !found.some(([from, to]) => from < start && start < to))
        .toSorted(([a], [b]) => b - a)
        .reduce(
          (rest, [start, end]) => rest.slice(0, start) + rest.slice(end).replace(/^\s*,/, ''),
          code,
        );
    },
  },
};

export const slimmed = [
  shakeReactRouter,
  withoutPrefixes,
  withoutUnusedTags,
  withoutTexts,
  shortenStyles,
  withoutDocuments,
];

/**
 * Chromium compiles such a file while it arrives and beside the page; otherwise it reads each function twice, the
 * second time when it is called. Little of a file is never called: what is rare has files of its own. The words have to
 * be the first line, before what the bundler puts there last.
 */
export const compiledAhead = {
  name: 'compiled-ahead',
  apply: 'build',
  enforce: 'post',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === 'chunk') file.code = `//# allFunctionsCalledOnLoad\n${file.code}`;
    },
  },
};
