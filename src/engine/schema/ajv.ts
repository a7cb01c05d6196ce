import { Ajv, _, type CodeKeywordDefinition, type KeywordCxt } from 'ajv';
import { formats } from '../formats';
import { keywords } from '../keywords';
import type { Keyword } from '../keywords/keyword';

export interface AjvSettings {
  /** Report every broken rule (browser, checker), or stop at the first (server). */
  allErrors: boolean;
  /** Refuse unknown words of JSON Schema (checker). */
  strict?: boolean;
  /** Keep the generated source, for {@link standaloneModule}. */
  source?: boolean;
  /** Hand over the broken part of the schema with each error (shapes of files). */
  verbose?: boolean;
  /** The schema was found right before: it is not judged again, and compiled fast rather than to run fast (checker). */
  isSound?: boolean;
}

/**
 * An Ajv that knows our formats and keywords; a fresh one for each definition, because ids and
 * conditions of two definitions must never meet. `passContext` hands `this` (today) to the keywords.
 */
export function createAjv({
  allErrors,
  strict = false,
  source = false,
  verbose = false,
  isSound = false,
}: AjvSettings): Ajv {
  const ajv = new Ajv({
    allErrors,
    strict,
    // `required` inside `then` names fields that the parent describes: right in our dialect.
    strictRequired: false,
    strictTypes: false,
    passContext: true,
    messages: false,
    verbose,
    $data: false,
    ownProperties: true,
    logger: false,
    validateSchema: !isSound,
    code: { source, lines: false, optimize: !isSound, formats: _`require("formats")` },
  });
  for (const format of formats)
    ajv.addFormat(
      format.name,
      format.holds instanceof RegExp ? format.holds : { validate: format.holds },
    );
  for (const keyword of keywords) {
    const { metaSchema, ...definition } = ajvKeyword(keyword);
    ajv.addKeyword(isSound ? definition : { ...definition, metaSchema });
  }
  return ajv;
}

function ajvKeyword({ name, on, before, takes, holds }: Keyword): CodeKeywordDefinition {
  return {
    keyword: name,
    type: on,
    ...(before && { before }),
    metaSchema: takes,
    error: { message: name, params: ({ schemaCode }) => _`{limit: ${schemaCode}}` },
    code(cxt: KeywordCxt) {
      if (!holds) return;
      const { gen, data, schemaCode, it } = cxt;
      // A reference by name, so that the same line works in process and as standalone code.
      const judge = gen.scopeValue('func', { ref: holds, code: _`require("keywords")[${name}]` });
      cxt.fail(
        _`!${judge}(${data}, ${schemaCode}, {root: rootData, parent: ${it.parentData}, today: this && this.today})`,
      );
    },
  };
}
