import { differsFrom } from './differsFrom';
import type { Keyword } from './keyword';
import { notRepeated } from './notRepeated';
import { proof } from './proof';
import { transform } from './transform';
import { upload } from './upload';

export const keywords: Keyword[] = [differsFrom, notRepeated, proof, transform, upload];
