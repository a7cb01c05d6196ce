import { Component, type ReactNode } from 'react';
import { Failed } from './Failed';

interface Props {
  onRestart: () => void;
  children: ReactNode;
}

/** An error boundary that shows the message. The next definition is rendered again. */
export class FormBoundary extends Component<Props, { message?: string }> {
  override state: { message?: string } = {};

  static getDerivedStateFromError(error: unknown) {
    return { message: error instanceof Error ? error.message : String(error) };
  }

  override render() {
    const { message } = this.state;
    const { onRestart, children } = this.props;
    return message === undefined ? children : <Failed message={message} onRestart={onRestart} />;
  }
}
