import { ageAtLeast, ageBelow } from './ages';
import { anyRequired } from './anyRequired';
import { atMostOne } from './atMostOne';
import { changedFrom } from './changedFrom';
import { after, before, notAfter, notBefore, withinDays } from './dates';
import { differsFrom } from './differsFrom';
import type { Keyword } from './keyword';
import { type NamedValue, pointersIn } from './namedBy';
import { multipleOf } from './multipleOf';
import { noSpace } from './noSpace';
import { notRepeated } from './notRepeated';
import { numberAtLeast, numberAtMost } from './numbers';
import { proof } from './proof';
import { sameAs } from './sameAs';
import { someOf } from './someOf';
import { sumAtMost } from './sumAtMost';
import { sumEquals } from './sumEquals';
import { transform } from './transform';
import { uniqueBy } from './uniqueBy';
import { upload } from './upload';
import { usually } from './usually';

/** The keywords that the engine adds to JSON Schema. */
export const keywords: Keyword[] = [
  after,
  ageAtLeast,
  ageBelow,
  anyRequired,
  atMostOne,
  before,
  changedFrom,
  differsFrom,
  noSpace,
  notAfter,
  notBefore,
  notRepeated,
  numberAtLeast,
  numberAtMost,
  proof,
  sameAs,
  someOf,
  sumAtMost,
  sumEquals,
  transform,
  uniqueBy,
  upload,
  usually,
  withinDays,
];

/** The keywords of JSON Schema that are not left to Ajv. */
export const replacedKeywords: Keyword[] = [multipleOf];

const comparisons = new Map(keywords.map(({ name, comparesWith }) => [name, comparesWith]));

/** As what a keyword compares values with others; `undefined` for one that compares with none. */
export const comparesWith = (keyword: string): Keyword['comparesWith'] => comparisons.get(keyword);

/** The other values that a keyword with this value compares with. */
export const namedIn = (keyword: string, value: unknown): NamedValue[] =>
  comparesWith(keyword) === undefined ? [] : pointersIn(value);
