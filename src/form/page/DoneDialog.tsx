import type { Ticket, Withdrawal } from '#engine';
import { Dialog, Mark, Row, SecondaryButton, Stack, TextButton, useModal } from '#ui';
import { css, Global } from '@emotion/react';
import styled from '@emotion/styled';
import { useEffect, useId, useRef } from 'react';
import { useFormController } from '../controller/useFormController';
import { t } from '../i18n';
import { showDate } from '../widgets/text/textFormat';
import { CopyTickets } from './CopyTickets';
import { DoneFacts } from './DoneFacts';
import { RaisedTickets } from './RaisedTickets';
import { NextSteps } from './NextSteps';
import { TicketNumber } from './TicketNumber';

/** Prints the tickets only. */
const onPaper = css`
  @media print {
    body :not(:has(dialog[open]), dialog[open], dialog[open] *),
    dialog[open] :is(button, a) {
      display: none;
    }
    body dialog[open] {
      inset: 0;
      border: 0;
    }
  }
`;

const Sheet = styled(Dialog)`
  text-align: center;
  @media (max-width: 599.98px) {
    width: 100vw;
    max-width: none;
    height: 100dvh;
    max-height: none;
    border: 0;
    border-radius: 0;
  }
`;

interface Props {
  message: string;
  tickets: Ticket[];
  policyNo: string;
  /** How the request can be taken back, where it can. */
  withdraw?: Withdrawal | undefined;
  onClose: () => void;
}

/** The request was raised: the number of each ticket, what happens next, and the way to follow it. */
export function DoneDialog({ message, tickets, policyNo, withdraw, onClose }: Props) {
  const { today, trackLink } = useFormController().props;
  const id = useId();
  const ok = useRef<HTMLButtonElement>(null);
  const { dialogProps, close } = useModal(onClose);
  useEffect(() => ok.current?.focus(), []);
  const numbered = tickets.filter(({ ticketnumber }) => ticketnumber !== undefined);
  const { ticketnumber = '' } = tickets.length === 1 ? tickets[0]! : {};
  // The number stands out where the sentence says it, once.
  const isSaid = ticketnumber !== '' && message.includes(ticketnumber);
  const [before, after] = isSaid ? message.split(ticketnumber) : [message];
  return (
    <Sheet
      {...dialogProps}
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-message`}
    >
      <Global styles={onPaper} />
      <Stack>
        <Mark kind="success" />
        <Stack gap={2}>
          <h2 id={`${id}-title`}>{t('done.title')}</h2>
          <p id={`${id}-message`}>
            {before}
            {isSaid && <TicketNumber>{ticketnumber}</TicketNumber>}
            {after}
          </p>
          {!isSaid && <RaisedTickets tickets={tickets} />}
          {numbered.length > 0 && <CopyTickets tickets={numbered} />}
        </Stack>
        <DoneFacts policyNo={policyNo} />
        <NextSteps received={showDate(today)} />
        {numbered.length === 0 && <p>{t('done.nextUnnumbered')}</p>}
        {withdraw && <p>{t('done.withdraw', { date: showDate(withdraw.until) })}</p>}
        <Row style={{ justifyContent: 'center' }}>
          {trackLink?.({ policyNo, tickets })}
          <SecondaryButton ref={ok} onClick={() => close()}>
            {t('dialog.close')}
          </SecondaryButton>
          <TextButton onClick={() => window.print()}>{t('done.print')}</TextButton>
        </Row>
      </Stack>
    </Sheet>
  );
}
