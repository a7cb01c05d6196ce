import { MessageDialog } from '#ui';
import { useLocation, useNavigate } from 'react-router-dom';
import { useStore } from '../store';
import { t } from '../i18n';
import { endSession } from './logout';
import { sessionModal } from './sessionModal';
import { readSession } from './storage';

/** Where the same customer continues after the next sign-in. Kept in the history entry: logout clears session storage. */
export interface Return {
  path: string;
  state: unknown;
  clientId: string | undefined;
}

export const SessionModal = () => {
  const reason = useStore(sessionModal);
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  if (!reason) return null;

  function loginAgain() {
    const back: Return = {
      path: pathname + search,
      state,
      clientId: readSession('clientUniqueId'),
    };
    endSession();
    void navigate('/login', { state: back });
  }

  return (
    <MessageDialog
      title={t(`session.${reason}Title`)}
      message={t(`session.${reason}`)}
      button={t(reason === 'signedOut' ? 'session.signedOutButton' : 'session.loginAgain')}
      onClose={loginAgain}
      requiresAnswer
    />
  );
};
