import { Component, type ReactNode } from 'react';
import { Failed } from './Failed';

interface Props {
  onRestart: () => void;
  children: ReactNode;
}

/** Says what was thrown while the form was drawn; the frame goes on, and the next definition is drawn again. */
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
