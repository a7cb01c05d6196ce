import { Stack } from '#ui';
import { type ReactNode, useMemo } from 'react';
import { SecondaryLink } from '../components/ButtonLink';
import { Page } from '../components/Page';
import { t } from '../i18n';
import type { OfferedCatalogue } from './catalogue';
import { visibleServiceTypes } from './catalogueItems';
import { findables, requestLink } from './find/findables';
import { FindRequest } from './find/FindRequest';
import { PopularRequests } from './find/PopularRequests';
import { LeftRequests } from './LeftRequests';
import { RaisedNotice } from './RaisedNotice';
import type { RaisedRequest } from './raisedRequest';
import { Unavailable } from './Unavailable';

interface Props {
  /** Undefined while it is loading. */
  catalogue?: OfferedCatalogue;
  raised?: RaisedRequest | undefined;
  addressOf?: (key: string) => string;
  /** A link leads to one request type: there is nothing to find. */
  isFixed?: boolean;
  /** The lists of all request types. */
  children: ReactNode;
}

const nowhere = () => '';

/** Where a request begins: what was raised before, the search, the tiles, and the lists of all. */
export const RaiseStart = ({
  catalogue,
  raised,
  addressOf = nowhere,
  isFixed,
  children,
}: Props) => {
  const links = useMemo(() => catalogue && findables(catalogue, addressOf), [catalogue, addressOf]);
  const isEmpty = catalogue && visibleServiceTypes(catalogue).length === 0;
  const linkTo = (key: string | undefined) => catalogue && requestLink(catalogue, addressOf, key);
  return (
    <Page title={t('raise.title')} lead={isFixed && t('raise.lead')} width="list">
      <Stack gap={4}>
        {raised && <RaisedNotice {...raised} />}
        <LeftRequests />
        {isFixed ? (
          children
        ) : isEmpty ? (
          <Unavailable text={t('raise.nothing')}>
            <SecondaryLink to="/dashboard/policy">{t('screen.toPolicies')}</SecondaryLink>
          </Unavailable>
        ) : (
          <>
            <FindRequest links={links} otherwise={linkTo(catalogue?.otherwise)} />
            <PopularRequests
              links={catalogue && (catalogue.popular ?? []).flatMap((key) => linkTo(key) ?? [])}
            />
            <section aria-labelledby="all">
              <Stack gap={2}>
                <h2 id="all">{t('raise.all')}</h2>
                {children}
              </Stack>
            </section>
          </>
        )}
      </Stack>
    </Page>
  );
};
