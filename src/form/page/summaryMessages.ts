import { fieldOf, groupTitle, labelOf, partyOf, type Problem } from '#engine';
import type { FormController } from '../controller/formController';
import { problemHint } from '../controller/problems/problemHint';
import { currentSections } from '../draw/currentSections';
import { t } from '../i18n';
import { rowNameOf } from '../widgets/table/rowName';
import { fieldsOn } from '../wizard/pages';

/** Characters after which a question is shortened. */
const maxLength = 45;

/**
 * The message of each problem, with its hint; one with a hint, or that may be of several fields or rows, names its field
 * as well.
 */
export function summaryMessages(controller: FormController, problems: Problem[]): string[] {
  const ofAnyField = Object.values(controller.props.definition.ui['ui:messages'] ?? {});
  const isShared = (problem: Problem) =>
    ofAnyField.includes(problem.message) ||
    rowOf(controller, problem.at) !== undefined ||
    problems.some((other) => other !== problem && other.message === problem.message);
  return problems.map((problem) => {
    const hint = problemHint(controller, controller.store.get(), problem);
    const message = hint ? withHint(problem.message, hint) : problem.message;
    return problem.at !== '' && (hint || isShared(problem))
      ? t('problem.at', { field: nameOf(controller, problem.at), message })
      : message;
  });
}

/** A message that is a sentence already has its full stop. */
const withHint = (message: string, hint: string): string =>
  /[.!?।…]$/.test(message) ? `${message} ${hint}` : t('problem.withHint', { message, hint });

/** Each message with the name of its field. */
export const namedMessages = (controller: FormController, found: Problem[]): string[] =>
  found.map(({ at, message }) => t('problem.at', { field: nameOf(controller, at), message }));

function nameOf(controller: FormController, at: string): string {
  const { definition } = controller.props;
  const label = labelOf(definition, at);
  const party = groupTitle(definition, at) ?? partyNameOf(controller, fieldOf(at), label);
  const row = rowOf(controller, at);
  const short =
    row === undefined
      ? shortened(label)
      : t('table.cell', { title: shortened(label), row: shortened(row) });
  return party === undefined ? short : `${short} ${t('parties.named', { party })}`;
}

/** The row of a table that a problem is in. */
const rowOf = ({ props, store }: FormController, at: string) =>
  rowNameOf(props.definition, store.get().answers, at);

/** Who is asked, where the same question is asked twice: the column of the question, else its section. */
function partyNameOf(controller: FormController, field: string, label: string): string | undefined {
  const { definition } = controller.props;
  const drawn = currentSections(controller).flatMap(fieldsOn);
  const party = partyOf(definition.ui, field, (name) => drawn.includes(name));
  if (party !== undefined) return party;
  const sections = definition.ui['ui:sections'] ?? [];
  const isAskedTwice = sections
    .flatMap(({ fields = [] }) => fields)
    .some((other) => other !== field && labelOf(definition, `/${other}`) === label);
  return isAskedTwice ? sections.find(({ fields }) => fields?.includes(field))?.title : undefined;
}

/** Cut between two words. */
const shortened = (label: string) =>
  label.length <= maxLength ? label : `${label.slice(0, label.lastIndexOf(' ', maxLength))}…`;
