import { type Example, exampleKind } from '#authoring';
import { type CompiledDefinition, getAt } from '#engine';
import { fillForm, openForm } from '#form/preview';
import { fileFor } from '../../preview/calls/fileFor';
import { Responses } from '../../preview/calls/responses';
import { firstChoices } from '../../preview/choices';
import { formProps, type OpenedForm } from '../../preview/frame/formProps';
import type { PreviewState } from '../../preview/previewState';
import type { GallerySource } from '../messages';
import type { Setup } from '../specimen';

/** The forms that the states start from, each opened once. */
export class StartForms {
  readonly #opened = new Map<string, Promise<OpenedForm>>();
  readonly #accepted: [name: string, example: Example][];

  constructor(
    readonly definition: CompiledDefinition,
    readonly source: GallerySource,
  ) {
    this.#accepted = Object.entries(source.examples).filter(
      ([name, { answers }]) =>
        answers && exampleKind(`${name.replace(/\.json$/, '')}.json`) === 'accepted',
    );
  }

  /** A form that is filled in by an example; for a field by the first one that answers it. `empty`: by none. */
  form(start: Setup['start'], at?: string): Promise<OpenedForm> {
    const [name, example] =
      start === 'empty' && at === undefined ? ['', undefined] : this.#exampleFor(at);
    const id = `${name} ${start === 'signed'}`;
    const opened = this.#opened.get(id) ?? this.#open(example, start === 'signed');
    this.#opened.set(id, opened);
    return opened;
  }

  #exampleFor(at: string | undefined): [name: string, example: Example | undefined] {
    const answering =
      at === undefined
        ? undefined
        : this.#accepted.find(([, { answers }]) => getAt(answers, at) !== undefined);
    return answering ?? this.#accepted[0] ?? ['', undefined];
  }

  async #open(example: Example | undefined, isSigned: boolean): Promise<OpenedForm> {
    const { key, examples, today: day } = this.source;
    const first = firstChoices(key, examples, day);
    const { clientId, policyNo } = example?.as ?? first;
    const state: PreviewState = {
      key,
      module: '',
      clientId,
      ...(policyNo !== undefined && { policyNo }),
      today: example?.today ?? day,
      fill: { ...(example ? { kind: 'example', example } : { kind: 'first' }), run: 0 },
      outcomes: {},
    };
    const form: OpenedForm = {
      state,
      controller: undefined,
      props: undefined,
      responses: new Responses(),
      made: [],
      isQuick: false,
    };
    const { controller, opened } = openForm(formProps(form, this.definition), policyNo);
    form.controller = controller;
    await opened;
    if (example?.answers) {
      const { answers, proofs = [] } = example;
      // Without `signed`, all parties sign.
      await fillForm(controller, { answers, proofs, ...(!isSigned && { signed: [] }) }, fileFor);
    }
    return form;
  }
}
