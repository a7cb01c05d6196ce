import type { Answers, Context } from '../src/engine';

/** What every page is given before it draws. */
export interface Given {
  customer: Context['customer'];
  policies: Context['policies'];
  policyNo: string;
  today: string;
  answers: Answers;
  /** What the insurer answers, by call. */
  responses: { [call: string]: object };
}

/** What must hold of an answer, each with the words for when it does not. */
export interface Rules {
  required?: string;
  maxLength?: { value: number; message: string };
  pattern?: { source: string; flags: string; message: string };
}

/** A field as somebody writes it who has no definition. */
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
  /** Fields that stand beside each other: the parties of one question. */
  rows: Field[][];
}
