import { type CompiledDefinition, fieldOf, labelOf, partyOf, type Problem } from '#engine';
import { t } from '../i18n';

/** Letters of a question that are enough to know it by. */
const enough = 45;

/** The words of each problem; those that say the same name their fields as well. */
export function summaryMessages(definition: CompiledDefinition, problems: Problem[]): string[] {
  const isSaidAgain = (problem: Problem) =>
    problems.some((other) => other !== problem && other.message === problem.message);
  return problems.map((problem) =>
    problem.at !== '' && isSaidAgain(problem)
      ? t('problem.at', { field: nameOf(definition, problem.at), message: problem.message })
      : problem.message,
  );
}

function nameOf(definition: CompiledDefinition, at: string): string {
  const label = labelOf(definition, at);
  const party = whomOf(definition, fieldOf(at), label);
  const short = shortened(label);
  return party === undefined ? short : `${short} ${t('parties.named', { party })}`;
}

/** Who is asked, where several are asked the same: the column of the question, or else its section. */
function whomOf(definition: CompiledDefinition, field: string, label: string): string | undefined {
  const party = partyOf(definition.ui, field);
  if (party !== undefined) return party;
  const sections = definition.ui['ui:sections'] ?? [];
  const isAskedTwice = sections
    .flatMap(({ fields = [] }) => fields)
    .some((other) => other !== field && labelOf(definition, `/${other}`) === label);
  return isAskedTwice ? sections.find(({ fields }) => fields?.includes(field))?.title : undefined;
}

/** Cut between two words. */
const shortened = (label: string) =>
  label.length <= enough ? label : `${label.slice(0, label.lastIndexOf(' ', enough))}…`;
