import type { Output } from '#api';
import { DataTable, fromDesktop, tokens } from '#ui';
import styled from '@emotion/styled';
import { t } from '../i18n';

type Block = Output<'POST sent-answers/'>['blocks'][number];

const List = styled.dl`
  > div {
    display: grid;
    gap: 4px 16px;
    padding: 12px 0;
    border-bottom: 1px solid ${tokens.colour.hairline};
    break-inside: avoid;
  }
  dt {
    color: ${tokens.colour.muted};
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

/** Questions with their answers, in the order of the form. */
export const SentBlocks = ({ blocks }: { blocks: Block[] }) =>
  // The blocks never change order.
  blocks.map((block, i) => <SentBlock key={i} block={block} />);

const SentBlock = ({ block }: { block: Block }) => {
  if (block.kind === 'heading') return <h3>{block.text}</h3>;
  if (block.kind === 'descriptionList')
    return (
      <List>
        {block.items.map(({ label, value }, i) => (
          // Two questions may have the same text.
          <div key={i}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </List>
    );
  return (
    <DataTable
      caption={t('track.sent')}
      cardsBelow={560}
      columns={block.head.map((name, i) => ({ name, cell: (row: string[]) => row[i] }))}
      rows={block.rows}
      rowKey={(row) => row.join('\n')}
    />
  );
};
