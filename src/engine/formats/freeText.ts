import type { Format } from './format';

/**
 * Every sign but what people write about their health and their work, in any script: 7.2%, 101°F, ₹ 500, "quotes" of
 * every kind. Left are what could be taken for markup or control a printer, and pictures (OPEN-117). U+200C and U+200D
 * join letters in the scripts of India.
 */
const excludes = /[^\p{L}\p{M}\p{N}\p{P}\p{Sc}\p{Zs}\r\n+=|~^`´¨¯˚±×÷⁄−≤≥→°©®™℃℉№\u200C\u200D]/u;

export const freeText = {
  name: 'free-text',
  description: 'any text without < and >, tabs, and pictures such as 😀',
  validate: (value) => !excludes.test(value),
  excludes,
  keepsFullWidth: true,
  example: "Dr. Asha's clinic, 12/4 Hill Road (near the lake)",
} satisfies Format;
