import { getAt, isObject, parentOf, type Pointer } from '#engine';
import { isList, isText } from './texts';

/** The drafts of JSON Schema, in their order. */
const drafts = ['draft-04', 'draft-06', 'draft-07', '2019-09', '2020-12'];

/** The drafts that have a keyword: from the first one, to one after which it was dropped. */
interface Span {
  since?: string;
  until?: string;
}

const spans: { [keyword: string]: Span } = {
  $id: { since: 'draft-06' },
  const: { since: 'draft-06' },
  contains: { since: 'draft-06' },
  propertyNames: { since: 'draft-06' },
  if: { since: 'draft-07' },
  contentEncoding: { since: 'draft-07' },
  contentMediaType: { since: 'draft-07' },
  $defs: { since: '2019-09' },
  $anchor: { since: '2019-09' },
  dependentRequired: { since: '2019-09' },
  dependentSchemas: { since: '2019-09' },
  minContains: { since: '2019-09' },
  maxContains: { since: '2019-09' },
  unevaluatedProperties: { since: '2019-09' },
  unevaluatedItems: { since: '2019-09' },
  prefixItems: { since: '2020-12' },
  $dynamicRef: { since: '2020-12' },
  $dynamicAnchor: { since: '2020-12' },
  $recursiveRef: { since: '2019-09', until: '2019-09' },
  $recursiveAnchor: { since: '2019-09', until: '2019-09' },
  id: { until: 'draft-04' },
  dependencies: { until: 'draft-07' },
  additionalItems: { until: '2019-09' },
};

/** The drafts that have a keyword with such a value. */
function spanOf(keyword: string, value: unknown): Span {
  if (/^exclusiveM(?:in|ax)imum$/.test(keyword))
    return typeof value === 'boolean' ? { until: 'draft-04' } : { since: 'draft-06' };
  if (keyword === 'items' && isList(value)) return { until: '2019-09' };
  return Object.hasOwn(spans, keyword) ? spans[keyword]! : {};
}

/** What says nothing of answers, so that it is no matter whether it is read beside a reference. */
const remarks =
  /^(?:\$.*|id|definitions|title|description|default|examples?|enumNames|deprecated|readOnly|writeOnly|x-.*|ui:.*)$/;

/** The draft that a document, or a schema in it, names by `$schema`; of another dialect nothing is known. */
export function draftAt(root: unknown, at: Pointer): string | undefined {
  for (let place = at; ; place = parentOf(place)) {
    const schema: unknown = getAt(root, place);
    const named = isObject(schema) ? schema.$schema : undefined;
    if (isText(named)) return drafts.find((draft) => new RegExp(`/${draft}/schema`).test(named));
    if (place === '') return undefined;
  }
}

/** What to say of a keyword that the draft of the source does not have, and that is read all the same. */
export function foreignKeyword(
  keyword: string,
  value: unknown,
  schema: object,
  draft: string,
): string | undefined {
  const { since, until } = spanOf(keyword, value);
  const index = drafts.indexOf(draft);
  const read = (origin: string) =>
    `"${keyword}" says nothing in ${draft}, which $schema names. It is read as in ${origin}: name that in $schema, or leave the keyword out of the source.`;
  if (since !== undefined && index < drafts.indexOf(since)) return read(since);
  if (until !== undefined && index > drafts.indexOf(until)) return read(until);
  if (keyword === 'nullable' && value === true) return read('OpenAPI 3.0');
  const isLater = index >= drafts.indexOf('2019-09');
  if (Object.hasOwn(schema, '$ref') && !isLater && !remarks.test(keyword))
    return `"${keyword}" says nothing beside $ref in ${draft}, which $schema names. It is read as in 2019-09: put the reference into allOf, or leave the keyword out of the source.`;
  return undefined;
}
