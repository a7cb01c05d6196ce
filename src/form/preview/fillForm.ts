import {
  type Answers,
  type FileAnswer,
  isObject,
  type Proof,
  resolveAnswers,
  signedText,
} from '#engine';
import { withDerivedValues } from '../controller/answers/derivedValues';
import { finishLookUps } from '../controller/answers/lookUps';
import { pressButton } from '../controller/answers/pressButton';
import { withTyped } from '../controller/answers/typedAnswers';
import { contextOf, type FormController } from '../controller/formController';

/** What a customer has done in a form. */
export interface FormFilling {
  answers: Answers;
  proofs?: Proof[];
  /** The ids of the signatures that were given; all of them where it says nothing. */
  signed?: string[];
  /** The page of a long form that was open. */
  page?: string;
}

/** Fills in a form whose policy is open. `fileFor` makes the bytes of a file that an answer names. */
export async function fillForm(
  controller: FormController,
  { answers: given, proofs = [], signed, page }: FormFilling,
  fileFor: (answer: FileAnswer) => File,
): Promise<void> {
  const { props, store } = controller;
  const { definition } = props;
  const { firstAnswers } = store.get();
  for (const answer of filesIn(given)) controller.files.set(answer.id, fileFor(answer));
  const removed = Object.keys(firstAnswers).map((name) => [name, null]);
  const typed = { ...Object.fromEntries(removed), ...given };
  // A button that checks for an open request is pressed, and not only answered.
  const { openRequestCheck: check } = definition.request;
  const button = typeof check === 'string' && given[check.slice(1)] === true ? check : undefined;
  if (button) delete typed[button.slice(1)];
  const context = contextOf(controller);
  const filled = withDerivedValues(definition, context, withTyped(definition, firstAnswers, typed));
  store.set({
    answers: filled,
    proofs: proofs.map((proof) => ({ ...proof, provedAt: Date.now() })),
    announcement: '',
  });
  if (button) await pressButton(controller, button);
  if (definition.request.lookUps) await finishLookUps(controller);
  sign(controller, signed);
  if (page !== undefined) store.set({ page: { name: page } });
}

function sign(
  controller: FormController,
  signed = (controller.props.definition.request.signatures ?? []).map(({ id }) => id),
): void {
  const context = contextOf(controller);
  const { definition } = controller.props;
  const text = signedText(
    context,
    resolveAnswers(definition, context, controller.store.get().answers),
  );
  controller.store.set({ signed: Object.fromEntries(signed.map((id) => [id, text])) });
}

function filesIn(part: unknown): FileAnswer[] {
  if (Array.isArray(part)) return part.flatMap(filesIn);
  if (!isObject(part)) return [];
  const { id, name, size, type } = part as Partial<FileAnswer>;
  return id && name !== undefined && size !== undefined && type !== undefined
    ? [{ id, name, size, type }]
    : Object.values(part).flatMap(filesIn);
}
