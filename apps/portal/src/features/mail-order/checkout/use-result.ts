import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAppSelector } from '../../../store';
import { orderPlacement } from './checkout.requests';

/** Goes to the result once the order was placed; whether it is on the way there. */
export function useResult(): boolean {
  const navigate = useNavigate();
  const { data: placed } = useAppSelector(orderPlacement.select);
  // A result that is there already belongs to an order before this one.
  const [before] = useState(placed);
  const isPlaced = placed !== undefined && placed !== before;
  useEffect(() => {
    // Takes the place of the review: Back does not lead to an order that was placed.
    if (isPlaced) void navigate('/member/mail-order/placed', { replace: true });
  }, [isPlaced, navigate]);
  return isPlaced;
}
