import { type ComponentType, createContext, useContext, useSyncExternalStore } from 'react';

/** The parts of the shell that only members see. */
export interface MemberParts {
  EmulationBanner: ComponentType;
  /** Loaded at the start: it must be able to show without a connection. */
  InactivityModal: ComponentType;
  SignInAgain: ComponentType;
  StepUpModal: ComponentType;
}

/** Holds the parts of one page, none until a signed-in user has opened it. */
export class LoadedMemberParts {
  private parts: Partial<MemberParts> = {};
  private readonly listeners = new Set<() => void>();

  readonly get = (): Partial<MemberParts> => this.parts;

  readonly subscribe = (listener: () => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  /** Stores the loaded parts, before a member's page shows. */
  set(parts: MemberParts): void {
    this.parts = parts;
    this.listeners.forEach((listener) => listener());
  }
}

const MemberPartsContext = createContext<LoadedMemberParts | null>(null);
export const MemberPartsProvider = MemberPartsContext.Provider;

const noParts = new LoadedMemberParts();

/** The parts that are loaded. */
export function useMemberParts(): Partial<MemberParts> {
  const { subscribe, get } = useContext(MemberPartsContext) ?? noParts;
  return useSyncExternalStore(subscribe, get, get);
}
