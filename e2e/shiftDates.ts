import { isFormat } from '../src/engine';
import type { ExampleFile } from '../tests/examples';

const day = 24 * 60 * 60 * 1000;
/** Whether a text is a valid date; an invalid one is not shifted. */
const isDate = (value: string) => isFormat('date', value);

/** The example on another day: each date keeps its distance in years and days. */
export function shiftDates(example: ExampleFile, today: string): ExampleFile {
  const move = (value: unknown): unknown => {
    if (typeof value === 'string') return isDate(value) ? moved(value) : value;
    if (Array.isArray(value)) return value.map(move);
    if (value === null || typeof value !== 'object') return value;
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, move(part)]));
  };
  const moved = (date: string): string => {
    const years = Number(date.slice(0, 4)) - Number(example.today.slice(0, 4));
    const anchor = (from: string) => Date.parse(addYears(from, years));
    const days = Math.round((Date.parse(date) - anchor(example.today)) / day);
    return new Date(anchor(today) + days * day).toISOString().slice(0, 10);
  };
  return { ...example, today, answers: move(example.answers) as ExampleFile['answers'] };
}

const addYears = (date: string, years: number): string =>
  `${Number(date.slice(0, 4)) + years}${date.slice(4)}`;
