import type { Random } from '../../../src/authoring/fill';

export type Json = { [name: string]: any };

/** A field as it is generated: its description, how it is drawn, and how the last step sends it. */
export interface Made {
  name: string;
  schema: Json;
  ui: Json;
  isRequired?: boolean;
  /** The right side of the map; none for what is not sent. */
  send?: unknown;
  isFile?: boolean;
}

const choices = ['select', 'radio', 'date', 'upload', 'webcam'];

/** How a field is drawn, with words of its own where nothing is entered. */
export const worded = ({ ui, isRequired }: Pick<Made, 'ui' | 'isRequired'>): Json =>
  isRequired && choices.includes(ui['ui:widget'])
    ? { ...ui, 'ui:messages': { required: 'Please choose one', ...ui['ui:messages'] } }
    : ui;

/** A definition while it is being generated. */
export class Draft {
  readonly request: Json;
  readonly ui: Json;
  readonly schema: Json = { type: 'object', properties: {}, required: [] };
  readonly send: Json = { policyNumber: '/policy/policyNo' };
  #number = 0;

  constructor(
    readonly key: string,
    readonly random: Random,
  ) {
    this.ui = { 'ui:title': `Request ${key}`, 'ui:submit': 'Submit request' };
    this.request = {
      subType: { name: `generated ${key}` },
      policies: {
        where: {
          type: 'object',
          properties: { policyStatus: { enum: ['PREMIUM PAYING', 'LAPSED', 'PAID-UP'] } },
          required: ['policyStatus'],
        },
        none: 'No policy can be chosen for this request.',
      },
      openRequestCheck: random.pick([true, false, 'link']),
      steps: [
        {
          id: 'raise',
          call: `POST ${key.replaceAll('_', '-')}/`,
          raises: 'ticket',
          send: this.send,
        },
      ],
      success: { message: 'Your reference number is {ticketnumber}' },
    };
  }

  name(kind: string): string {
    return `${kind}_${++this.#number}`;
  }

  table(name: string): Json {
    return (this.request[name] ??= {});
  }

  get last(): Json {
    return this.request.steps.at(-1);
  }

  /** Adds fields to an object schema: that of the form, or the `then` of a condition. */
  add(target: Json, ...fields: Made[]): void {
    for (const { name, schema, ui, isRequired, send, isFile } of fields) {
      (target.properties ??= {})[name] = schema;
      if (isRequired) (target.required ??= []).push(name);
      this.ui[name] = worded({ ui, isRequired });
      if (send !== undefined) this.send[name] = send;
      if (isFile) this.last.as = 'multipart';
    }
  }

  get files(): { [path: string]: string } {
    const { schema, ui, request } = this;
    if (schema.required.length === 0) delete schema.required;
    return Object.fromEntries(
      Object.entries({ schema, ui, request }).map(([name, value]) => [
        `schemas/${this.key}/${name}.json`,
        JSON.stringify(value, null, 2),
      ]),
    );
  }
}
