import { _, type CodeKeywordDefinition, type KeywordCxt, Name, str } from 'ajv';
import type { Keyword } from '../keywords/keyword';

/** A schema beside the others, which makes no value invalid: where it is not met, is reported to `this.unusual`. */
export const softKeyword = ({ name, type, metaSchema }: Keyword): CodeKeywordDefinition => ({
  keyword: name,
  type,
  schemaType: 'object',
  metaSchema,
  trackErrors: true,
  code(cxt: KeywordCxt) {
    const { gen, it } = cxt;
    const isMet = gen.name('isMet');
    cxt.subschema(
      { keyword: name, compositeRule: true, createErrors: false, allErrors: false },
      isMet,
    );
    cxt.reset();
    const at = str`${new Name('instancePath')}${it.errorPath}`;
    gen.if(_`!${isMet} && this && this.unusual`, () => gen.code(_`this.unusual.push(${at})`));
  },
});
