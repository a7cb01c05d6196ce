import { PrimaryButton, StatePanel } from '#ui';
import { Component, type ReactNode } from 'react';
import { CallUs } from '../components/CallUs';
import { t } from '../i18n';

interface Props {
  /** A new key renders the children again after an error. */
  resetKey?: string;
  children: ReactNode;
}

interface State {
  isBroken: boolean;
  resetKey: string | undefined;
}

/** Shows what to do after an error in a component or a chunk that could not be loaded. React logs the error to the console. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { isBroken: false, resetKey: this.props.resetKey };

  static getDerivedStateFromError = () => ({ isBroken: true });

  static getDerivedStateFromProps = ({ resetKey }: Props, state: State): State | null =>
    resetKey === state.resetKey ? null : { isBroken: false, resetKey };

  override render() {
    if (!this.state.isBroken) return this.props.children;
    return (
      <StatePanel
        kind="danger"
        role="alert"
        actions={
          <>
            <PrimaryButton onClick={() => window.location.reload()}>
              {t('fault.reload')}
            </PrimaryButton>
            <CallUs />
          </>
        }
      >
        <h1>{t('fault.title')}</h1>
        <p>{t('fault.message')}</p>
      </StatePanel>
    );
  }
}
