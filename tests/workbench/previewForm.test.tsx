import { describe, expect, it } from 'vitest';
import type { RequestFormProps } from '../../src/form/preview';
import {
  fillForm,
  type FormController,
  openForm,
  reopenForm,
  showAllProblems,
  snapshotOf,
} from '../../src/form/preview';
import { answer } from '../../src/form/controller/answers/answer';
import { fileFor } from '../../src/workbench/preview/calls/fileFor';
import { Responses } from '../../src/workbench/preview/calls/responses';
import type { PreviewState } from '../../src/workbench/preview/previewState';
import { formProps, type OpenedForm } from '../../src/workbench/preview/frame/formProps';
import { exampleNamed, examplesOf } from '../examples';
import { definitionOf, keysOf, projectFiles } from '../files';

const stateOf = (more: Partial<PreviewState> = {}): PreviewState => ({
  key: 'pan_card',
  module: '',
  clientId: 'C10001',
  policyNo: '50010001',
  today: '2026-11-21',
  fill: { kind: 'first', run: 0 },
  outcomes: {},
  ...more,
});

function newForm(state: PreviewState): OpenedForm {
  const nothingYet = { controller: undefined, props: undefined, isQuick: false };
  return { state, responses: new Responses(), made: [], ...nothingYet };
}

/** A form that is opened with a policy of the demo book, and what gives it properties by another definition. */
async function opened(state: PreviewState, definition = definitionOf(state.key)) {
  const form = newForm(state);
  const { controller, opened: whenOpened } = openForm(formProps(form, definition), state.policyNo);
  form.controller = controller;
  await whenOpened;
  const propsBy = (other: typeof definition): RequestFormProps => formProps(form, other);
  return { controller, propsBy, form };
}

/** A request type of the project with a text of its files replaced. */
function changedDefinition(key: string, from: string, to: string) {
  const files = Object.fromEntries(
    Object.entries(projectFiles).map(([path, text]) => [
      path,
      path.startsWith(`schemas/${key}/`) && !path.includes('/examples/')
        ? text.replaceAll(from, to)
        : text,
    ]),
  );
  return definitionOf(key, files);
}

const answersOf = (controller: FormController) => snapshotOf(controller).answers;

describe('a changed definition', () => {
  it('keeps the policy and the answers', async () => {
    const { controller, propsBy } = await opened(stateOf());
    answer(controller, '/new_pan_number', 'ABCPS9999K');
    const changed = changedDefinition('pan_card', '"New PAN"', '"Newest PAN"');
    const next = reopenForm(controller, propsBy(changed));
    await next.opened;
    expect(snapshotOf(next.controller).policyNo).toBe('50010001');
    expect(answersOf(next.controller)).toMatchObject({
      new_pan_number: 'ABCPS9999K',
      existing_pan_number: 'ABCPS1234F',
    });
    expect(next.controller.store.get().draftChanges).toEqual([]);
  });

  it('gives an answer back once its field is there again', async () => {
    const { controller, propsBy } = await opened(stateOf());
    answer(controller, '/new_pan_number', 'ABCPS9999K');
    const changed = changedDefinition('pan_card', 'new_pan_number', 'other_number');
    const without = reopenForm(controller, propsBy(changed));
    await without.opened;
    expect(answersOf(without.controller)).not.toHaveProperty('new_pan_number');
    answer(without.controller, '/comment', 'Typed meanwhile');
    const again = reopenForm(without.controller, propsBy(definitionOf('pan_card')));
    await again.opened;
    expect(answersOf(again.controller)).toMatchObject({
      new_pan_number: 'ABCPS9999K',
      comment: 'Typed meanwhile',
    });
  });

  it('gives a renamed field its answer, and again when the name is taken back', async () => {
    const { controller, propsBy } = await opened(stateOf());
    answer(controller, '/new_pan_number', 'ABCPS9999K');
    const named = changedDefinition('pan_card', 'new_pan_number', 'pan_no');
    const renamed = {
      ...named,
      request: { ...named.request, renamed: { '/new_pan_number': '/pan_no' } },
    };
    const next = reopenForm(controller, propsBy(renamed));
    await next.opened;
    expect(answersOf(next.controller)).toMatchObject({ pan_no: 'ABCPS9999K' });
    const back = reopenForm(next.controller, propsBy(definitionOf('pan_card')));
    await back.opened;
    expect(answersOf(back.controller)).toMatchObject({ new_pan_number: 'ABCPS9999K' });
  });

  it('keeps what was marked as wrong, as far as it is', async () => {
    const { controller, propsBy } = await opened(stateOf());
    showAllProblems(controller);
    const before = snapshotOf(controller).problems.map(({ at }) => at);
    const next = reopenForm(controller, propsBy(definitionOf('pan_card')));
    await next.opened;
    expect(before.length).toBeGreaterThan(0);
    expect(snapshotOf(next.controller).problems.map(({ at }) => at)).toEqual(before);
  });

  it('keeps the page of a long form and its draft', async () => {
    const example = exampleNamed('revival_application', examplesOf('revival_application')[0]!.name);
    const { clientId, policyNo } = example.as;
    const state = stateOf({ key: 'revival_application', clientId, policyNo });
    const { controller, propsBy } = await opened(state);
    await fillForm(controller, { answers: example.answers, signed: [] }, fileFor);
    controller.store.set({ page: { name: 'review' } });
    const before = answersOf(controller);
    const next = reopenForm(controller, propsBy(definitionOf('revival_application')));
    await next.opened;
    expect(next.controller.store.get().page.name).toBe('review');
    expect(answersOf(next.controller)).toEqual(before);
  });
});

describe.each(keysOf(projectFiles))('%s', (key) => {
  it('can be filled in by each accepted example, without a problem', async () => {
    for (const example of examplesOf(key).filter(({ kind }) => kind === 'accepted')) {
      const { clientId, policyNo } = example.as;
      const fill = { kind: 'example' as const, example, run: 0 };
      const { today } = example;
      const { controller } = await opened(stateOf({ key, clientId, policyNo, today, fill }));
      const { answers, proofs, signed } = example;
      await fillForm(controller, { answers, proofs, signed }, fileFor);
      showAllProblems(controller);
      expect({ [example.name]: snapshotOf(controller).problems }).toEqual({ [example.name]: [] });
    }
  });
});

it('makes files of the size and type that an answer names', async () => {
  const file = fileFor({ id: 'file-1', name: 'pan.jpg', size: 5000, type: 'image/jpeg' });
  expect([file.name, file.size, file.type]).toEqual(['pan.jpg', 5000, 'image/jpeg']);
  expect(new Uint8Array(await file.arrayBuffer()).slice(0, 3)).toEqual(
    new Uint8Array([0xff, 0xd8, 0xff]),
  );
});
