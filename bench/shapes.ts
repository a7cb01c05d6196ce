import type { Answers, Context } from '../src/engine';

/** The data that every page has before it renders. */
export interface Given {
  customer: Context['customer'];
  policies: Context['policies'];
  policyNo: string;
  today: string;
  answers: Answers;
  /** Responses of the insurer, by call. */
  responses: { [call: string]: object };
}

/** The rules of an answer, each with its message. */
export interface Rules {
  required?: string;
  maxLength?: { value: number; message: string };
  pattern?: { source: string; flags: string; message: string };
}

/** A field as in a form that is written by hand. */
export interface Field {
  name: string;
  label: string;
  kind: 'text' | 'textarea' | 'select' | 'radio' | 'checkbox' | 'existing';
  party: string | undefined;
  help: string | undefined;
  rules: Rules;
  options: [value: string, label: string][] | undefined;
}

export interface Section {
  title: string;
  description: string | undefined;
  /** The fields of a row: the parties of one question. */
  rows: Field[][];
}
