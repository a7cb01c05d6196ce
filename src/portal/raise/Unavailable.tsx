import { StatePanel } from '#ui';
import type { ReactNode } from 'react';
import { CallUs } from '../components/CallUs';
import { t } from '../i18n';

interface Props {
  /** Why there is no form. */
  text?: string | undefined;
  /** The link to something else. */
  children: ReactNode;
}

/** In place of a form that cannot be opened: what else the customer can do, and the number to call. */
export const Unavailable = ({ text = t('raise.notOffered'), children }: Props) => (
  <StatePanel
    kind="info"
    actions={
      <>
        {children}
        <CallUs />
      </>
    }
  >
    <p>{text}</p>
  </StatePanel>
);
