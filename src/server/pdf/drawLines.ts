import { drawnWith, type Glyphs, numbered, spell } from './printable';
import { fontFileFor } from './scripts';

/** A font as the library has it; heights in thousandths of the font size. */
interface Face {
  name: string;
  ascender: number;
  font: Glyphs & { layout(text: string): unknown };
}

interface TextOptions {
  align?: string;
  width?: number;
  lineWidth?: number;
  features?: { [feature: string]: boolean };
}

interface Drawing {
  _font: Face;
  _fontSize: number;
  _fontSource: unknown;
  _fontFamily: unknown;
  font(file: string): unknown;
  widthOfString: (text: string, options?: TextOptions) => number;
  _fragment: (text: string, x: number, y: number, options: TextOptions) => unknown;
  addContent: (operator: string) => unknown;
}

/** A part of a line that one font draws. */
interface Run {
  face: Face;
  typed: string;
  drawn: string;
  /** Stands for a sign that no font has; of several numbers of one sign, the first has what was typed. */
  isNumber?: boolean;
}

/** How a font draws a text. */
interface Measure extends Pick<TextOptions, 'features'> {
  width: number;
}

/**
 * Draws each line in the fonts that have its signs, and gives it its text (`ActualText`), for search, copies and screen
 * readers: they would take the signs as the fonts draw them, which is another order in Devanagari (`कि` is drawn as ि and
 * क), and another sign where none has it. The library has no options for this, so its methods that measure and draw one
 * line are wrapped. Returns how many signs could not be printed so far.
 */
export function drawLines(doc: PDFKit.PDFDocument): { unprintable(): number } {
  const drawing = doc as unknown as Drawing;
  const measure = drawing.widthOfString.bind(doc);
  const fragment = drawing._fragment.bind(doc);
  /** Each text is measured several times, and the parts of one that has no spaces very often. */
  const measures = new Map<string, Measure>();
  let unprintable = 0;

  function measured({ face, drawn }: Run): Measure {
    const name = `${face.name} ${drawing._fontSize} ${drawn}`;
    const known = measures.get(name);
    if (known) return known;
    const features = featuresFor(face, drawn);
    const made = {
      width: inFace(drawing, face, () => measure(drawn, { ...features })),
      ...features,
    };
    measures.set(name, made);
    return made;
  }

  drawing.widthOfString = (text) =>
    runsOf(drawing, text).reduce((width, run) => width + measured(run).width, 0);

  drawing._fragment = (text, x, y, { align, width, lineWidth = 0, ...rest }) => {
    const line = text.replaceAll('\n', '').trimEnd();
    const top = y + heightOf(drawing, drawing._font);
    let left = align === 'right' && width ? x + lineWidth - drawing.widthOfString(line) : x;
    for (const run of runsOf(drawing, line)) {
      const { face, drawn, typed, isNumber } = run;
      const { width: drawnWidth, ...features } = measured(run);
      withActualText(drawing, typed, () =>
        inFace(drawing, face, () =>
          fragment(drawn, left, top - heightOf(drawing, face), { ...rest, ...features }),
        ),
      );
      left += drawnWidth;
      if (isNumber && typed) unprintable++;
    }
  };
  return { unprintable: () => unprintable };
}

function inFace<T>(drawing: Drawing, face: Face, work: () => T): T {
  const before = drawing._font;
  drawing._font = face;
  try {
    return work();
  } finally {
    drawing._font = before;
  }
}

/** In points: what stands above the line on which the letters stand, which all fonts of a line share. */
const heightOf = ({ _fontSize }: Drawing, { ascender }: Face) => (ascender / 1000) * _fontSize;

const signsOf = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** What all fonts have, and most lines have nothing else. */
const plain = /^[\x20-\x7E]*$/;

function runsOf(drawing: Drawing, text: string): Run[] {
  if (plain.test(text)) return [{ face: drawing._font, typed: text, drawn: text }];
  const runs: Run[] = [];
  for (const { segment } of signsOf.segment(text))
    for (const run of knownRuns(drawing, segment, runs.at(-1))) {
      const last = runs.at(-1);
      if (last?.face !== run.face || last.isNumber || run.isNumber) runs.push({ ...run });
      else {
        last.typed += run.typed;
        last.drawn += run.drawn;
      }
    }
  return runs;
}

/** By the font of the text, and what else decides about a sign: a paper has each of them many times. */
const known = new WeakMap<Face, Map<string, Run[]>>();

function knownRuns(drawing: Drawing, typed: string, last: Run | undefined): Run[] {
  const ofFont = known.get(drawing._font) ?? new Map<string, Run[]>();
  known.set(drawing._font, ofFont);
  const isAfterDigit = /\d/.test(last?.drawn.at(-1) ?? '');
  const name = [last?.face.name, isAfterDigit, typed].join(' ');
  const runs = ofFont.get(name) ?? runsOfSign(drawing, spell(typed, isAfterDigit), typed, last);
  ofFont.set(name, runs);
  return runs;
}

/** One run, but for a sign that no font has: its numbers are measured one by one, as there may be any number of them. */
function runsOfSign(drawing: Drawing, text: string, typed: string, last: Run | undefined): Run[] {
  const own = drawing._font;
  const isGap = /^\s/.test(typed);
  const run =
    (isGap ? runIn(last?.face, typed, text) : undefined) ??
    runIn(own, typed, text) ??
    runIn(faceFor(drawing, typed), typed, text);
  if (run) return [run];
  return numbered(own.font, text).map((drawn, i) => ({
    face: own,
    typed: i === 0 ? typed : '',
    drawn,
    isNumber: true,
  }));
}

function runIn(face: Face | undefined, typed: string, text: string): Run | undefined {
  const drawn = face && drawnWith(face.font, text);
  return drawn === undefined ? undefined : { face: face!, typed, drawn };
}

/** The library reads a file once for a document. */
function faceFor(drawing: Drawing, sign: string): Face | undefined {
  const { _font, _fontSource, _fontFamily } = drawing;
  const file = fontFileFor(sign, _font.name.endsWith('SemiBold'));
  if (!file) return undefined;
  drawing.font(file);
  const face = drawing._font;
  Object.assign(drawing, { _font, _fontSource, _fontFamily });
  return face;
}

/** Places of marks that the library cannot read in fonts in which a letter takes no mark. */
const placesOfMarks = { abvm: false, blwm: false, mark: false, mkmk: false };

function featuresFor(face: Face, text: string): Pick<TextOptions, 'features'> {
  try {
    face.font.layout(text);
    return {};
  } catch {
    return { features: { ...placesOfMarks } };
  }
}

/** The mark stands directly around the text object: readers take its place from there. */
function withActualText(drawing: Drawing, text: string, draw: () => unknown): void {
  const { addContent } = drawing;
  const add = addContent.bind(drawing);
  drawing.addContent = (operator) => {
    if (operator === 'BT') add(`/Span <</ActualText ${hexOf(text)}>> BDC`);
    add(operator);
    if (operator === 'ET') add('EMC');
    return drawing;
  };
  try {
    draw();
  } finally {
    drawing.addContent = addContent;
  }
}

/** A PDF string in UTF-16 with its byte order mark. */
const hexOf = (text: string) =>
  `<${Buffer.from(`\uFEFF${text}`, 'utf16le').swap16().toString('hex')}>`;
