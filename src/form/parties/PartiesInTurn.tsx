import { Stack, tokens } from '#ui';
import type { PartyRow } from '#engine';
import styled from '@emotion/styled';
import type { Contents } from './contents';
import { PartyContext } from './PartyContext';
import { usePartyName } from './usePartyName';

const Title = styled.h3`
  padding-bottom: 8px;
  border-bottom: 1px solid ${tokens.colour.hairline};
`;

/** One party after the other; each question names its party, where there are several. */
export function PartiesInTurn({ rows, contents }: { rows: PartyRow[]; contents: Contents }) {
  const nameOf = usePartyName();
  return (
    <Stack gap={5}>
      {rows[0]!.cells.map(({ title }, column) => (
        <PartyContext key={title} value={{ name: nameOf(rows, column), isInTable: false }}>
          <Stack role="group" aria-label={title}>
            <Title>{title}</Title>
            {rows.map(({ cells }) => contents[cells[column]!.field ?? ''])}
          </Stack>
        </PartyContext>
      ))}
    </Stack>
  );
}
