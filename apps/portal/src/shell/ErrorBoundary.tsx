import { Component, type ReactNode } from 'react';
import { useText } from '../language';
import { ErrorMessage } from './ErrorMessage';
import shellText from './shell.text';

interface ErrorBoundaryProps {
  onError: () => void;
  children: ReactNode;
}

/** A screen that throws shows an error in its place; header and menu stay. Retry renders it again. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override componentDidCatch() {
    this.props.onError();
  }

  override render() {
    if (!this.state.broken) return this.props.children;
    return <ScreenBroke onRetry={() => this.setState({ broken: false })} />;
  }
}

function ScreenBroke({ onRetry }: { onRetry: () => void }) {
  const t = useText(shellText);
  return (
    <ErrorMessage title={t('shell.screenBroke')} hint="shell.screenBrokeHint" onRetry={onRetry} />
  );
}
