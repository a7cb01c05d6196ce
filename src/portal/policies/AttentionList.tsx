import { Notice, PlainList, Stack, TextButton } from '#ui';
import { useEffect, useId, useRef, useState } from 'react';
import { t, tCount } from '../i18n';
import { AttentionItem } from './AttentionItem';
import type { Attention, PolicySummary } from './overview';

/** Items that are shown at first; a button shows the rest. */
const few = 3;

interface Props {
  attention: Attention[];
  policies: PolicySummary[];
}

export const AttentionList = ({ attention, policies }: Props) => {
  const id = useId();
  const [isWhole, setWhole] = useState(false);
  const items = withOneLineForRequests(attention);
  const shown = isWhole ? items : items.slice(0, few);
  const hidden = items.length - shown.length;
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    // The button is gone: the focus goes to what it showed.
    if (isWhole) list.current?.children[few]?.querySelector<HTMLElement>('a, button')?.focus();
  }, [isWhole]);
  return (
    <section aria-labelledby={id}>
      <Stack gap={2}>
        <h2 id={id}>{t('attention.title')}</h2>
        {attention.length === 0 && (
          <Notice kind="success">
            <p>{t('attention.nothing')}</p>
          </Notice>
        )}
        <PlainList ref={list} gap={1}>
          {shown.map((item, index) => (
            <AttentionItem
              key={[item.kind, item.policyNo, 'ticketnumber' in item && item.ticketnumber].join(
                ' ',
              )}
              item={item}
              policy={policies.find(({ policyNo }) => policyNo === item.policyNo)}
              isFirst={index === 0}
            />
          ))}
        </PlainList>
        {hidden > 0 && (
          <TextButton onClick={() => setWhole(true)}>{tCount('attention.more', hidden)}</TextButton>
        )}
      </Stack>
    </section>
  );
};

/** The open requests of several policies are one item, without the number of a policy. */
function withOneLineForRequests(attention: Attention[]): Attention[] {
  const requests = attention.filter((item) => item.kind === 'openRequests');
  if (requests.length < 2) return attention;
  const count = requests.reduce((sum, item) => sum + item.count, 0);
  const others = attention.filter(({ kind }) => kind !== 'openRequests');
  return [...others, { kind: 'openRequests', policyNo: '', count }];
}
