import type { ShownAnswer, ShownPart, ShownQuestion } from '#api';
import { DataTable, fromDesktop, Hint, tokens } from '#ui';
import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { useRecordTexts } from './recordTexts';

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
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
  ${fromDesktop} {
    > div {
      grid-template-columns: minmax(0, 1fr) minmax(0, 1.25fr);
    }
  }
`;

const Entries = styled.ol`
  display: grid;
  gap: 16px;
  padding-left: 24px;
  dt {
    font-weight: 400;
    color: ${tokens.colour.muted};
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
  const say = useRecordTexts();
  if (Array.isArray(group))
    return (
      <List>
        {group.map((question, i) => (
          // Two questions may have the same text.
          <div key={i}>
            <dt>
              <Asked {...question} />
            </dt>
            <dd>
              <Given question={question} given={question.answers[0]!} />
            </dd>
          </div>
        ))}
      </List>
    );
  if (group.kind === 'heading') return <h3>{group.text}</h3>;
  if (group.kind === 'text') return <p>{group.text}</p>;
  if (group.kind === 'help') return <Hint>{group.text}</Hint>;
  return (
    <DataTable
      caption={say('track.sent')}
      cardsBelow={560}
      columns={[
        { name: say('track.question'), cell: (question: ShownQuestion) => <Asked {...question} /> },
        ...group.parties.map((party) => ({
          name: party,
          cell: (question: ShownQuestion) => {
            const given = question.answers.find((answer) => answer.party === party);
            return given && <Given question={question} given={given} />;
          },
        })),
      ]}
      rows={group.questions}
      rowKey={({ label }) => label}
    />
  );
}

function Asked({ label, help, notes = [], choices = [] }: ShownQuestion) {
  const say = useRecordTexts();
  return (
    <>
      {label}
      {help && <Hint>{help}</Hint>}
      {notes.map((note) => (
        <Hint key={note}>{note}</Hint>
      ))}
      {choices.length > 0 && (
        <Hint>
          {choices.length > mostListed
            ? say('track.oneOfMany', { count: choices.length })
            : say('track.choices', { choices: choices.join(' · ') })}
        </Hint>
      )}
    </>
  );
}

interface GivenProps {
  question: ShownQuestion;
  given: Pick<ShownAnswer, 'text' | 'entries' | 'confirmed'>;
}

/** An answer; of a list entry by entry, each answer beside its question. */
function Given({ question, given: { text, entries = [], confirmed } }: GivenProps): ReactNode {
  const say = useRecordTexts();
  if (entries.length === 0)
    return (
      <>
        {text || say(question.fromRecords ? 'track.noRecord' : 'track.noAnswer')}
        {confirmed && (
          <Hint>
            {confirmed} {say('track.confirmed')}
          </Hint>
        )}
      </>
    );
  return (
    <Entries>
      {entries.map(({ answers }, i) => (
        // Entries never change order, and two may be the same.
        <li key={i}>
          <dl>
            {answers.map(({ label, ...given }, i) => (
              // Two groups may ask the same.
              <div key={i}>
                <dt>{label}</dt>
                <dd>
                  <Given question={question} given={given} />
                </dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </Entries>
  );
}
