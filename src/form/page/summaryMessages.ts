import { type CompiledDefinition, fieldOf, labelOf, partyOf, type Problem } from '#engine';
import { t } from '../i18n';

/** Characters after which a question is shortened. */
const maxLength = 45;

/** The message of each problem; equal messages name their fields as well. */
export function summaryMessages(definition: CompiledDefinition, problems: Problem[]): string[] {
  const isRepeated = (problem: Problem) =>
    problems.some((other) => other !== problem && other.message === problem.message);
  return problems.map((problem) =>
    problem.at !== '' && isRepeated(problem)
      ? t('problem.at', { field: nameOf(definition, problem.at), message: problem.message })
      : problem.message,
  );
}

function nameOf(definition: CompiledDefinition, at: string): string {
  const label = labelOf(definition, at);
  const party = partyNameOf(definition, fieldOf(at), label);
  const short = shortened(label);
  return party === undefined ? short : `${short} ${t('parties.named', { party })}`;
}

/** Who is asked, where the same question is asked twice: the column of the question, else its section. */
function partyNameOf(
  definition: CompiledDefinition,
  field: string,
  label: string,
): string | undefined {
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
  label.length <= maxLength ? label : `${label.slice(0, label.lastIndexOf(' ', maxLength))}…`;
