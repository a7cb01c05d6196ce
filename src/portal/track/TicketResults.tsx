import { PlainList, Stack, StatePanel } from '#ui';
import { SecondaryLink } from '../components/ButtonLink';
import { t } from '../i18n';
import { addressOfForm, turnaroundOf } from '../raise/catalogueItems';
import type { OfferedCatalogue } from '../raise/catalogue';
import { Pager } from './Pager';
import { TicketCard } from './TicketCard';
import type { TicketPage } from './tickets';

const None = ({ text }: { text: string }) => (
  <StatePanel
    kind="info"
    role="status"
    actions={
      <SecondaryLink to="/dashboard/raise-service-request">{t('track.raise')}</SecondaryLink>
    }
  >
    <p>{text}</p>
  </StatePanel>
);

interface Props {
  found: TicketPage;
  page: number;
  isOfAll: boolean;
  catalogue: OfferedCatalogue | undefined;
  sentAddressOf: (ticketnumber: string) => string;
  onPageChange: (page: number) => void;
  /** The customer has changed one of the requests. */
  onChanged: () => void;
}

/** A page of requests, or the way to raise one. */
export const TicketResults = ({
  found,
  page,
  isOfAll,
  catalogue,
  sentAddressOf,
  onPageChange,
  onChanged,
}: Props) =>
  found.total === 0 ? (
    <None text={t(isOfAll ? 'track.noneAtAll' : 'track.none')} />
  ) : (
    <Stack gap={3}>
      <PlainList aria-label={t('track.requests')} role="list">
        {found.tickets.map((ticket) => (
          <li key={ticket.ticketnumber}>
            <TicketCard
              ticket={ticket}
              sentAddress={sentAddressOf(ticket.ticketnumber)}
              onChanged={onChanged}
              turnaroundDays={catalogue && turnaroundOf(catalogue, ticket.request_type)}
              formAddress={
                catalogue && ticket.request_type
                  ? addressOfForm(catalogue, ticket.request_type)
                  : undefined
              }
            />
          </li>
        ))}
      </PlainList>
      <Pager page={page} items={found.total} onPageChange={onPageChange} />
    </Stack>
  );
