import { alternatives } from './alternatives';
import { anyRequired, atMostOne } from './anyRequired';
import { dependencies } from './dependencies';
import { joined } from './joined';
import { nullable } from './nullable';
import { otherwise } from './otherwise';
import type { Rewrite } from './rewrite';
import { texts } from './texts';
import { titledChoices } from './titledChoices';

/** In this order: what one writes, the next one reads. */
export const rewrites: Rewrite[] = [
  joined,
  nullable,
  titledChoices,
  anyRequired,
  atMostOne,
  alternatives,
  dependencies,
  otherwise,
  texts,
];
