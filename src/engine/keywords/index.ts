import { ageAtLeast, ageBelow } from './ages';
import { changedFrom } from './changedFrom';
import { after, before, notAfter, notBefore, withinDays } from './dates';
import { differsFrom } from './differsFrom';
import type { Keyword } from './keyword';
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
