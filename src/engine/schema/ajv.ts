import { Ajv, _, type CodeKeywordDefinition, type KeywordCxt } from 'ajv';
import { compilePattern } from '../patterns/compilePattern';
import { expressionOf, type PatternTable } from '../patterns/patternTable';
import { softKeyword } from './softKeyword';
import { formats } from '../formats';
import { keywords, replacedKeywords } from '../keywords';
import type { Keyword } from '../keywords/keyword';

/** The options of {@link createAjv}; all but `allErrors` are off by default. */
export interface AjvSettings {
  /** Report every error (browser, authoring), or stop at the first (server). */
  allErrors: boolean;
  /** Reject unknown keywords (authoring). */
  strict?: boolean;
  /** Keep the generated source, for {@link standaloneModule}. */
  source?: boolean;
  /** Add the failed part of the schema to each error. */
  verbose?: boolean;
  /** Is told each `pattern` that is compiled. */
  onPattern?: (source: string, table: PatternTable) => void;
  /** The schema is known to be valid: skip its validation, and optimise for compile time (authoring). */
  isSound?: boolean;
}

/**
 * An Ajv with the engine's formats and keywords. A new one for each definition, because schemas of two definitions
 * must not share ids. `passContext` passes `this` (with `today`) to the keywords.
 */
export function createAjv({
  allErrors,
  strict = false,
  source = false,
  verbose = false,
  onPattern,
  isSound = false,
}: AjvSettings): Ajv {
  const regExp = (pattern: string) => {
    const table = compilePattern(pattern);
    onPattern?.(pattern, table);
    return { ...expressionOf(table), toString: () => pattern };
  };
  const ajv = new Ajv({
    allErrors,
    strict,
    // `required` inside `then` may name fields that the parent schema describes.
    strictRequired: false,
    strictTypes: false,
    // JSON can say 1e999, which is no finite number.
    strictNumbers: true,
    passContext: true,
    messages: false,
    verbose,
    $data: false,
    ownProperties: true,
    inlineRefs: !source,
    logger: false,
    validateSchema: !isSound,
    code: {
      source,
      lines: false,
      optimize: !isSound,
      formats: _`require("formats")`,
      regExp: Object.assign(regExp, { code: 'expression' }),
    },
  });
  for (const format of formats)
    ajv.addFormat(
      format.name,
      format.validate instanceof RegExp ? format.validate : { validate: format.validate },
    );
  for (const { name } of replacedKeywords) ajv.removeKeyword(name);
  withoutErrorsOfEntries(ajv);
  for (const keyword of [...replacedKeywords, ...keywords]) {
    const { metaSchema, ...definition } = keyword.isSoft
      ? softKeyword(keyword)
      : ajvKeyword(keyword);
    ajv.addKeyword(isSound ? definition : { ...definition, metaSchema });
  }
  return ajv;
}

/** What `contains` asks of one entry is no fault of each that is otherwise: it reports the list alone. */
function withoutErrorsOfEntries(ajv: Ajv): void {
  const contains = ajv.getKeyword('contains') as CodeKeywordDefinition;
  ajv.removeKeyword('contains');
  ajv.addKeyword({
    ...contains,
    code(cxt: KeywordCxt) {
      const subschema = cxt.subschema.bind(cxt);
      cxt.subschema = (applied, valid) => {
        const entry = subschema({ ...applied, createErrors: false, allErrors: false }, valid);
        cxt.reset();
        return entry;
      };
      contains.code(cxt);
    },
  });
}

function ajvKeyword({ name, type, before, metaSchema, validate }: Keyword): CodeKeywordDefinition {
  return {
    keyword: name,
    type,
    ...(before && { before }),
    metaSchema,
    error: { message: name, params: ({ schemaCode }) => _`{limit: ${schemaCode}}` },
    code(cxt: KeywordCxt) {
      if (!validate) return;
      const { gen, data, schemaCode, it } = cxt;
      // A reference by name, so that the same code works in process and as a standalone module.
      const call = gen.scopeValue('func', {
        ref: validate,
        code: _`require("keywords")[${name}]`,
      });
      cxt.fail(
        _`!${call}(${data}, ${schemaCode}, {root: rootData, parent: ${it.parentData}, today: this && this.today})`,
      );
    },
  };
}
