const file = 'portal/languages.ts';

/** Lets the page load and run `languages.ts` beside its first script, which imports it too. */
export const languagesBesideFirst = {
  name: 'languages-beside-first',
  transformIndexHtml: {
    order: 'post',
    handler(_page, { bundle = {} }) {
      const chunk = Object.values(bundle).find(({ moduleIds }) =>
        moduleIds?.some((id) => id.endsWith(file)),
      );
      const src = `/${chunk?.fileName ?? file}`;
      const attrs = { type: 'module', async: true, crossorigin: true, src };
      return [{ tag: 'script', attrs, injectTo: 'head' }];
    },
  },
};
