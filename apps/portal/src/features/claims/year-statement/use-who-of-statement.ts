import { useWho } from '../../../plan/use-who';

/** Who a person of a statement is: its id begins with the member's. */
export function useWhoOfStatement() {
  const who = useWho();
  return (person: { id: string; firstName: string } | undefined) =>
    who(person ? { memberId: person.id.split(' ')[0] ?? '', firstName: person.firstName } : null);
}
