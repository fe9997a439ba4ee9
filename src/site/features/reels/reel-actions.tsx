import { memo } from 'react'
import { reelsText } from '../../../language/reels.ts'
import { classNames } from '../../../ui/class-names.ts'
import { Icon, type IconName } from '../../../ui/icon.tsx'
import styles from './reel-actions.module.css'
import type { ReelSlideProps } from './reel-slide-props.ts'
import { usePlay } from './use-reel-player.ts'

type Props = Pick<
  ReelSlideProps,
  'reel' | 'index' | 'player' | 'isLiked' | 'isSaved' | 'onMark' | 'onShare'
> & { className?: string | undefined }

/** Like and save on phones only, share everywhere (spec 1 §2 "Reels page"); captions, and a mute button with sound. */
export const ReelActions = memo(function ReelActions(props: Props) {
  const { reel, index, player, isLiked, isSaved, onMark, onShare, className } = props
  const t = reelsText()
  const captions = usePlay(player, ({ view }) => view().captions)
  const muted = usePlay(player, ({ view }) => view().muted)
  const hasSound = usePlay(player, ({ stateOf, view }) => stateOf(index) !== undefined && view().hasSound)
  return (
    <div className={classNames(styles.actions, className)}>
      <Action
        icon="heart"
        text={t.like}
        name={t.likeOne(reel.title)}
        isOn={isLiked}
        phoneOnly
        onClick={() => onMark('liked', reel.slug, !isLiked)}
      />
      <Action icon="share" text={t.share} name={t.shareOne(reel.title)} onClick={() => onShare(reel)} />
      <Action
        icon="bookmark"
        text={t.save}
        name={t.saveOne(reel.title)}
        isOn={isSaved}
        phoneOnly
        onClick={() => onMark('saved', reel.slug, !isSaved)}
      />
      <Action
        icon="captions"
        text={t.captions}
        name={t.captionsOf(reel.title)}
        isOn={captions}
        onClick={player.toggleCaptions}
      />
      {hasSound && (
        <Action
          icon={muted ? 'mute' : 'sound'}
          text={t.sound}
          name={t.sound}
          isOn={!muted}
          onClick={player.toggleMuted}
        />
      )}
    </div>
  )
})

type ActionProps = {
  icon: IconName
  text: string
  name: string
  isOn?: boolean
  phoneOnly?: boolean
  onClick: () => void
}

function Action({ icon, text, name, isOn, phoneOnly, onClick }: ActionProps) {
  return (
    <button
      type="button"
      aria-label={name}
      aria-pressed={isOn}
      className={classNames(styles.action, phoneOnly && styles.phoneOnly)}
      onClick={onClick}
    >
      <span className={styles.sign}>
        <Icon name={icon} />
      </span>
      <span aria-hidden="true">{text}</span>
    </button>
  )
}
