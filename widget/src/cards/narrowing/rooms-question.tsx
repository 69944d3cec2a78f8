import { assumedRooms, type RoomKind, roomKinds } from '@meg/shared/domain/quotes/rooms';
import { useState } from 'react';
import kit from '../../theme/kit.module.css';
import { listOf } from './counted-list.js';
import type { QuestionProps } from './question-props.js';
import { Stepper } from './stepper.js';

const mostRooms = 30;

export function RoomsQuestion({ text, onAnswer }: QuestionProps) {
  const [counts, setCounts] = useState<Partial<Record<RoomKind, number>>>({ bedroom: 2, ...assumedRooms });
  const update = () => {
    // Rooms with a count of 0 are sent as well: without it, the server assumes one kitchen.
    const value = Object.fromEntries(roomKinds.map((room) => [room, counts[room] ?? 0]));
    const named = roomKinds.map((room) => ({ name: text.t(`room.${room}`), count: counts[room] ?? 0 }));
    onAnswer({ about: 'rooms', value }, listOf(named, text));
  };
  return (
    <>
      <div>
        {roomKinds.map((room) => (
          <Stepper
            key={room}
            name={text.t(`room.${room}`)}
            value={counts[room] ?? 0}
            most={mostRooms}
            text={text}
            onChange={(count) => setCounts({ ...counts, [room]: count })}
          />
        ))}
      </div>
      <button type="button" className={kit.primary} onClick={update}>
        {text.t('detail.update')}
      </button>
    </>
  );
}
