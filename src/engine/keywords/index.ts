import { ageAtLeast, ageBelow } from './ages';
import { changedFrom } from './changedFrom';
import { after, before, notAfter, notBefore } from './dates';
import { differsFrom } from './differsFrom';
import type { Keyword } from './keyword';
import { notRepeated } from './notRepeated';
import { proof } from './proof';
import { sameAs } from './sameAs';
import { sumEquals } from './sumEquals';
import { transform } from './transform';
import { upload } from './upload';

export const keywords: Keyword[] = [
  after,
  ageAtLeast,
  ageBelow,
  before,
  changedFrom,
  differsFrom,
  notAfter,
  notBefore,
  notRepeated,
  proof,
  sameAs,
  sumEquals,
  transform,
  upload,
];
