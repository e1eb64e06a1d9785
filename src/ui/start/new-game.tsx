import { useCallback, useState } from 'react'
import { useStore } from 'zustand'
import type { StoreApi } from 'zustand/vanilla'
import type { GameModule } from '../../core/engine/module'
import type { GameState } from '../../core/engine/state'
import type { GameEntry } from '../../games'
import type { Preferences } from '../../store/preferences'
import type { Shelf } from '../../store/shelf'
import { goTo } from '../route'
import { beginFirstGame, beginGame } from './begin-game'
import { FirstGameBanner } from './first-game-banner'
import { freshPlan } from './game-plan'
import styles from './new-game.module.css'
import { PlanForm } from './plan-form'
import { ScenarioList } from './scenario-list'
import { useChosenGame } from './use-chosen-game'

type NewGameProps = {
  readonly entry: GameEntry
  readonly preferences: StoreApi<Preferences>
  readonly shelf: Shelf
}

/** Scenario, players and options of the game chosen. */
export function NewGame({ entry, preferences, shelf }: NewGameProps) {
  const chosen = useChosenGame(entry)
  if (chosen.is === 'loading') return <p className={styles.loading}>Fetching the rules of {entry.title}…</p>
  if (chosen.is === 'failed')
    return (
      <p className={styles.loading} role="alert">
        The rules of {entry.title} could not be fetched: {chosen.why}{' '}
        <button type="button" onClick={() => window.location.reload()}>
          Load the page anew
        </button>
      </p>
    )
  return <Plan game={chosen.game} preferences={preferences} shelf={shelf} />
}

type PlanProps = Omit<NewGameProps, 'entry'> & { readonly game: GameModule<GameState> }

function Plan({ game, preferences, shelf }: PlanProps) {
  const [plan, setPlan] = useState(() => freshPlan(game))
  const [starting, setStarting] = useState<'no' | 'yes' | { readonly failed: string }>('no')
  const seats = useStore(preferences, each => each.seats)
  const goOn = useCallback(async (begin: () => Promise<string>) => {
    setStarting('yes')
    try {
      goTo({ page: 'play', id: await begin() })
    } catch (error) {
      setStarting({ failed: error instanceof Error ? error.message : String(error) })
    }
  }, [])
  const start = () => goOn(() => beginGame(shelf, game, plan, seats))
  const startFirst = useCallback(
    () => void goOn(() => beginFirstGame(shelf, game, preferences)),
    [goOn, shelf, game, preferences],
  )
  return (
    <div className={styles.plan}>
      <div>
        <FirstGameBanner game={game} isStarting={starting === 'yes'} onStart={startFirst} />
        <ScenarioList game={game} chosen={plan.scenario} onChoose={scenario => setPlan({ ...plan, scenario })} />
      </div>
      <div>
        <PlanForm
          game={game}
          plan={plan}
          seats={seats}
          isStarting={starting === 'yes'}
          onChange={setPlan}
          onChooseSeats={chosen => preferences.setState({ seats: chosen })}
          onStart={start}
        />
        <div role="alert" className={styles.failed}>
          {typeof starting === 'object' && `The game could not be begun: ${starting.failed}`}
        </div>
      </div>
    </div>
  )
}
