import type { ShownPart, ShownQuestion } from '#api';
import { DataTable, fromDesktop, Hint, tokens } from '#ui';
import styled from '@emotion/styled';
import { t } from '../i18n';

const List = styled.dl`
  > div {
    display: grid;
    gap: 4px 16px;
    padding: 12px 0;
    border-bottom: 1px solid ${tokens.colour.hairline};
    break-inside: avoid;
  }
  dd {
    font-weight: 600;
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
  ${fromDesktop} {
    > div {
      grid-template-columns: minmax(0, 1fr) minmax(0, 1.25fr);
    }
  }
`;

/** More choices than these are counted, not listed. */
const mostListed = 20;

/** Questions with their answers and all texts between, in the order of the form. */
export const SentParts = ({ parts }: { parts: ShownPart[] }) =>
  // The parts never change order.
  groupsOf(parts).map((group, i) => <Group key={i} group={group} />);

/** Questions that follow each other are one list. */
function groupsOf(parts: ShownPart[]): (Exclude<ShownPart, ShownQuestion> | ShownQuestion[])[] {
  const groups: ReturnType<typeof groupsOf> = [];
  for (const part of parts) {
    const last = groups.at(-1);
    if (part.kind !== 'question') groups.push(part);
    else if (Array.isArray(last)) last.push(part);
    else groups.push([part]);
  }
  return groups;
}

function Group({ group }: { group: ReturnType<typeof groupsOf>[number] }) {
  if (Array.isArray(group))
    return (
      <List>
        {group.map((question, i) => (
          // Two questions may have the same text.
          <div key={i}>
            <dt>
              <Asked {...question} />
            </dt>
            <dd>{answerOf(question, question.answers[0])}</dd>
          </div>
        ))}
      </List>
    );
  if (group.kind === 'heading') return <h3>{group.text}</h3>;
  if (group.kind === 'text') return <p>{group.text}</p>;
  if (group.kind === 'help') return <Hint>{group.text}</Hint>;
  return (
    <DataTable
      caption={t('track.sent')}
      cardsBelow={560}
      columns={[
        { name: t('track.question'), cell: (question: ShownQuestion) => <Asked {...question} /> },
        ...group.parties.map((party) => ({
          name: party,
          cell: (question: ShownQuestion) => {
            const given = question.answers.find((answer) => answer.party === party);
            return given && answerOf(question, given);
          },
        })),
      ]}
      rows={group.questions}
      rowKey={({ label }) => label}
    />
  );
}

const Asked = ({ label, help, choices = [] }: ShownQuestion) => (
  <>
    {label}
    {help && <Hint>{help}</Hint>}
    {choices.length > 0 && (
      <Hint>
        {choices.length > mostListed
          ? t('track.oneOfMany', { count: choices.length })
          : t('track.choices', { choices: choices.join(' · ') })}
      </Hint>
    )}
  </>
);

const answerOf = (
  { fromRecords }: ShownQuestion,
  answer: ShownQuestion['answers'][number] | undefined,
): string => answer?.text || t(fromRecords ? 'track.noRecord' : 'track.noAnswer');
