import { Component, type ErrorInfo, type ReactNode, useEffect, useEffectEvent } from 'react';
import { t } from '../i18n';
import { useProject } from '../project/useProject';
import { RetryAlert } from './RetryAlert';

interface Props {
  /** Another value clears the error. */
  resetKey?: unknown;
  children: ReactNode;
}

interface State {
  failure?: Error | undefined;
  resetKey?: unknown;
}

/** An error boundary: an error in one pane must not remove the others. */
export class PaneBoundary extends Component<Props, State> {
  override state: State = { resetKey: this.props.resetKey };

  static getDerivedStateFromError = (failure: Error): State => ({ failure });

  static getDerivedStateFromProps = ({ resetKey }: Props, state: State): State | null =>
    resetKey === state.resetKey ? null : { resetKey, failure: undefined };

  override componentDidCatch(error: Error, info: ErrorInfo): void {
    console.error(error, info.componentStack);
  }

  override render(): ReactNode {
    const { failure } = this.state;
    if (!failure) return this.props.children;
    return <FailedPane failure={failure} onAgain={() => this.setState({ failure: undefined })} />;
  }
}

/** Why a pane cannot be shown. The next change of a text may have mended it. */
function FailedPane({ failure, onAgain }: { failure: Error; onAgain: () => void }) {
  const project = useProject();
  const tryAgain = useEffectEvent(onAgain);
  useEffect(() => project.watch(() => tryAgain()), [project]);
  return <RetryAlert message={t('failure.pane', { message: failure.message })} onAgain={onAgain} />;
}
