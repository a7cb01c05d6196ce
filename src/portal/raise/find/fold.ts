/** Consonants of the Devanagari block from U+0915 on, then vowels (U+0905) and vowel signs (U+093E), in Latin letters. */
const consonants =
  'k kh g gh n ch chh j jh n t th d dh n t th d dh n n p ph b bh m y r r l l l v sh sh s h'.split(
    ' ',
  );
const vowels = 'a a i i u u ri l e e e ai o o o au'.split(' ');
const signs = 'a i i u u ri ri e e e ai o o o au'.split(' ');

const [vowel, consonant, nukta, sign, virama, digit] = [0x05, 0x15, 0x3c, 0x3e, 0x4d, 0x66];

/** An "a" before an "n" and a "t" or "d" of English words, whose "o" Hindi writes in many ways: बॉन्ड, बांड, बाँड, बाण्ड. */
const nasalA = /(?:\u0906|\u093e)(?=(?:\u0901|\u0902|[\u0923\u0928]\u094d)[\u091f-\u0922])/g;
const openO = '\u0949';

/**
 * The blocks of the Indian scripts (Devanagari to Malayalam) have the same letter at the same place, so that one table
 * romanises all of them. Signs that people leave out or mix up (nukta, chandrabindu, visarga) are gone then.
 */
function romanised(text: string): string {
  const letters = [...text.replaceAll(nasalA, openO)].map((letter) => {
    const code = letter.codePointAt(0)!;
    return code >= 0x900 && code < 0xd80 ? (code - 0x900) % 0x80 : letter;
  });
  return letters
    .map((code, i) => {
      if (typeof code === 'string') return code;
      // At the end of a word few write it with Latin letters: माँ, नहीं.
      if (code === 1 || code === 2) return i === letters.length - 1 ? '' : 'n';
      if (code >= digit && code < digit + 10) return String(code - digit);
      if (code >= sign && code < virama) return signs[code - sign] ?? '';
      if (code >= vowel && code < consonant) return vowels[code - vowel] ?? '';
      if (code < consonant || code >= consonant + consonants.length) return '';
      const next = letters.slice(i + 1).find((one) => one !== nukta);
      // A consonant without a sign has an "a", which is not spoken at the end of a word.
      const isOpen = typeof next === 'number' && next < nukta;
      return consonants[code - consonant] + (isOpen ? 'a' : '');
    })
    .join('');
}

/** Spellings that sound alike: the Hindi of a keyboard with Latin letters has no rules. */
const alike: [RegExp, string][] = [
  [/ph/g, 'f'],
  [/ck|q/g, 'k'],
  [/([bdgjkt])h/g, '$1'],
  [/c(?=[eiy])/g, 's'],
  [/c(?!h)/g, 'k'],
  [/ch+/g, 'c'],
  [/sh/g, 's'],
  [/w/g, 'v'],
  [/z/g, 'j'],
  [/x/g, 'ks'],
  [/ee/g, 'i'],
  [/oo/g, 'u'],
  [/au/g, 'o'],
  [/yi|y$/g, 'i'],
  [/m(?=[bp])/g, 'n'],
  [/(.)\1+/g, '$1'],
];

/** By the word before: a catalogue of any size has the same few words again and again. */
const folded = new Map<string, string>();

/** The words of a text as they sound: without capitals, accents, scripts and the spellings of one sound. */
export function foldedWords(text: string): string[] {
  const plain = text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f'’.-]|\u200c|\u200d/g, '');
  return (plain.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).map((word) => {
    const known = folded.get(word) ?? sounded(word);
    folded.set(word, known);
    return known;
  });
}

const sounded = (word: string): string =>
  alike.reduce((text, [from, to]) => text.replaceAll(from, to), romanised(word));

/** The words of a text, each as it sounds and as it may be meant: where ा is written for ॉ, पालिसी is पॉलिसी. */
export const soundsOf = (text: string): string[][] =>
  text.split(/\s+/).flatMap((word) => {
    const asMeant = foldedWords(word.replaceAll('\u093e', openO).replaceAll('\u0906', '\u0911'));
    return foldedWords(word).map((sound, i) => [...new Set([sound, asMeant[i]!])]);
  });

/** The consonants of a folded word, which typing errors and romanised Hindi change least. */
export const skeletonOf = (word: string): string =>
  word.charAt(0) + word.slice(1).replaceAll(/[aeiouyh]/g, '');
