import type { ReactNode } from 'react';
import { SecondaryLink } from '../components/ButtonLink';
import { screenCode } from '../screens';
import { useStore } from '../store';
import { lastCatalogue, type OfferedCatalogue } from './catalogue';
import { addressOfForm, findItem } from './catalogueItems';

interface Props {
  /** The key of a request type, a name in its `openedBy`, or the last part of the address of a screen. */
  opens: string;
  policyNo: string;
  children: ReactNode;
}

/** Leads a refused customer on; nothing where what it opens is not offered to them. */
export const NextLink = ({ opens, policyNo, children }: Props) => {
  const catalogue = useStore(lastCatalogue);
  const to = catalogue && addressOfNext(catalogue, opens);
  return (
    to !== undefined && (
      <SecondaryLink to={to} state={{ policyNo }}>
        {children}
      </SecondaryLink>
    )
  );
};

function addressOfNext(catalogue: OfferedCatalogue, opens: string): string | undefined {
  const form = addressOfForm(catalogue, findItem(catalogue, opens)?.entry.key ?? opens);
  if (form !== undefined) return form;
  const path = `/dashboard/${opens}`;
  return path in screenCode || Object.hasOwn(catalogue.screens ?? {}, opens) ? path : undefined;
}
