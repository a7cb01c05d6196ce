import { fromDesktop, Hint, type NoticeKind, Notice, tokens } from '#ui';
import { formatDateTime, formatTime, formatMoney, formatDate } from '#engine';
import styled from '@emotion/styled';
import { useId } from 'react';
import { SecondaryLink } from '../components/ButtonLink';
import { TrackLink } from '../components/TrackLink';
import { PayAction } from '../payment/PayAction';
import { actionOf } from '../payment/action';
import { formatPolicyNumber } from '../format/policyNumber';
import { t, tCount } from '../i18n';
import { useTimeZone } from '../insurerClock';
import type { Attention, PolicySummary } from './overview';

/** One line on a wide screen: the icon is at the height of the text and the button. */
const Line = styled.li`
  ${fromDesktop} {
    & > div {
      align-items: center;
      & > svg {
        margin: 0;
      }
    }
  }
`;

const Columns = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 12px 24px;
  @media (max-width: ${tokens.desktop - 1}px) {
    & > :last-child {
      flex: 1 1 100%;
    }
  }
`;

const About = styled.div`
  flex: 1 1 240px;
`;

const Message = styled.p`
  font-weight: 600;
`;

interface Props {
  item: Attention;
  policy: PolicySummary | undefined;
  /** The most urgent item has the primary button. */
  isFirst: boolean;
}

/** Something the customer should know or do, with a link or button for it. */
export const AttentionItem = ({ item, policy, isFirst }: Props) => {
  const id = useId();
  const number = formatPolicyNumber(item.policyNo);
  const timeZone = useTimeZone();
  return (
    <Line>
      <Notice kind={kinds[item.kind]}>
        <Columns>
          <About id={id}>
            <Message>{messageOf(item, timeZone)}</Message>
            <Hint as="p">
              {policy ? t('attention.about', { plan: policy.planName, number }) : number}
            </Hint>
          </About>
          {policy && isPayable(item) && actionOf(policy) ? (
            <PayAction policy={policy} describedBy={id} isMain={isFirst} />
          ) : (
            <AttentionLink item={item} describedBy={id} />
          )}
        </Columns>
      </Notice>
    </Line>
  );
};

const kinds: Record<Attention['kind'], NoticeKind> = {
  premiumOverdue: 'warning',
  premiumDue: 'warning',
  revive: 'warning',
  waiting: 'warning',
  reviving: 'info',
  paymentPending: 'info',
  paymentUnconfirmed: 'warning',
  openRequests: 'info',
};

const isPayable = ({ kind }: Attention) =>
  kind === 'premiumOverdue' || kind === 'premiumDue' || kind === 'revive';

function messageOf(item: Attention, timeZone: string): string {
  switch (item.kind) {
    case 'premiumOverdue':
    case 'premiumDue':
      return t(`attention.${item.kind}${item.amount < item.premium ? 'InPart' : ''}`, {
        amount: formatMoney(item.amount),
        premium: formatMoney(item.premium),
        date: formatDate(item.dueDate),
      });
    case 'revive':
      return t(item.policyStatus === 'LAPSED' ? 'attention.lapsed' : 'attention.revive');
    case 'waiting':
      return tCount('attention.waiting', item.ticketnumbers.length, {
        ticketnumber: item.ticketnumbers[0],
      });
    case 'reviving':
      return t(item.policyStatus === 'LAPSED' ? 'attention.lapsedReviving' : 'attention.reviving', {
        ticketnumber: item.ticketnumber,
      });
    case 'paymentPending':
    case 'paymentUnconfirmed':
      return t(`attention.${item.kind}`, {
        amount: formatMoney(item.amount),
        moment: formatDateTime(item.startedAt, timeZone),
        until: formatTime(item.askUntil, timeZone),
      });
    case 'openRequests':
      return tCount('attention.requests', item.count);
  }
}

const trackTexts = {
  openRequests: 'attention.track',
  reviving: 'raise.track',
  waiting: 'attention.whatToDo',
};

const AttentionLink = ({ item, describedBy }: { item: Attention; describedBy: string }) => {
  if (item.kind === 'openRequests' || item.kind === 'reviving' || item.kind === 'waiting') {
    return (
      <TrackLink
        policyNo={item.policyNo}
        describedBy={describedBy}
        text={t(trackTexts[item.kind])}
      />
    );
  }
  if (item.kind === 'paymentPending' || item.kind === 'paymentUnconfirmed') {
    return (
      <SecondaryLink
        to={`/dashboard/thank-you?status=true&txn_id=${encodeURIComponent(item.txn_id)}`}
        aria-describedby={describedBy}
      >
        {t(item.kind === 'paymentPending' ? 'attention.seePayment' : 'attention.whatToDo')}
      </SecondaryLink>
    );
  }
  return (
    <SecondaryLink to={`?policy=${item.policyNo}`} replace aria-describedby={describedBy}>
      {t('attention.seePolicy')}
    </SecondaryLink>
  );
};
