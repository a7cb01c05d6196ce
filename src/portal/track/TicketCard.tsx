import { Card, CopyButton, Hint, Row, Stack, onPaper, tokens } from '#ui';
import styled from '@emotion/styled';
import { Chip } from '../components/Chip';
import { IconLink } from '../components/ButtonLink';
import { formatPolicyNumber } from '../format/policyNumber';
import { t, tRecord } from '../i18n';
import { NextStep } from './NextStep';
import { progressOf } from './progress';
import { formatTicketStatus } from './status';
import type { Ticket } from './tickets';
import { Timeline } from './Timeline';
import { WithdrawAction } from './WithdrawAction';

const Frame = styled(Card)`
  container-type: inline-size;
  ${onPaper} {
    break-inside: avoid;
  }
`;

/** Short facts next to each other, each label before its value. */
const Facts = styled.dl`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 24px;
  > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 8px;
  }
  dt {
    color: ${tokens.colour.muted};
  }
  strong {
    white-space: nowrap;
  }
`;

/** May be as long as a letter. */
const Note = styled.dl`
  dt {
    color: ${tokens.colour.muted};
  }
  dd {
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
`;

const Actions = styled(Row)`
  ${onPaper} {
    display: none;
  }
`;

interface Props {
  ticket: Ticket;
  /** The page of what was sent. */
  sentAddress: string;
  /** The form that raises such a request, if it is on offer. */
  formAddress: string | undefined;
  /** Within how many days such a request is answered, if the insurer says so. */
  turnaroundDays: number | undefined;
  /** The customer has changed it. */
  onChanged: () => void;
}

/** A request: what it is, how far it is, what happens next, and what the customer can do. */
export const TicketCard = ({
  ticket,
  sentAddress,
  formAddress,
  turnaroundDays,
  onChanged,
}: Props) => {
  const { ticketnumber, etli_srsubstatus, description, has_answers } = ticket;
  const { steps, next, tone, icon, isOver } = progressOf(ticket);
  const status = formatTicketStatus(ticket);
  const title = tRecord(ticket.etli_SubType?.etli_name || '–');
  const heading = `request-${ticketnumber}`;
  const number = `${heading}-number`;
  return (
    <Frame aria-labelledby={`${heading} ${number}`}>
      <Stack gap={2}>
        <div>
          <Row>
            <h3 id={heading}>{title}</h3>
            {status && (
              <Chip tone={tone} icon={icon}>
                {status}
              </Chip>
            )}
          </Row>
          <Facts>
            <div>
              <dt>{t('track.reference')}</dt>
              <dd>
                <strong id={number}>{ticketnumber}</strong>
              </dd>
              <dd>
                <Actions as="div">
                  <CopyButton
                    text={ticketnumber}
                    label={t('track.copy')}
                    copied={t('track.copied')}
                    failed={t('track.notCopied')}
                    describedBy={heading}
                  />
                </Actions>
              </dd>
            </div>
            <div>
              {/* A request for all policies is listed under each of them, with the policy that it was raised for. */}
              <dt>{t('policy')}</dt>
              <dd>{formatPolicyNumber(ticket.etli_PolicyNumber?.etli_applicationnumber ?? '–')}</dd>
            </div>
            <div>
              <dt>{t('track.subStatus')}</dt>
              <dd>{tRecord(etli_srsubstatus || '–')}</dd>
            </div>
          </Facts>
        </div>
        <Timeline steps={steps} end={isOver ? icon : undefined} />
        <Note>
          <dt>{t('track.description')}</dt>
          <dd>{tRecord(description || '–')}</dd>
        </Note>
        <NextStep next={next} createdOn={ticket.createdon} turnaroundDays={turnaroundDays} />
        <Actions>
          {has_answers ? (
            <IconLink to={sentAddress} aria-describedby={heading}>
              {t('track.sent')}
            </IconLink>
          ) : (
            <Hint>{t('track.notHere')}</Hint>
          )}
          {ticket.withdraw && (
            <WithdrawAction
              ticketnumber={ticketnumber}
              title={title}
              withdraw={ticket.withdraw}
              describedBy={`${heading} ${number}`}
              onChanged={onChanged}
            />
          )}
          {isOver && next !== 'merged' && formAddress && (
            <IconLink to={formAddress} aria-label={t('track.raiseAgainNamed', { title })}>
              {t('track.raiseAgain')}
            </IconLink>
          )}
        </Actions>
      </Stack>
    </Frame>
  );
};
